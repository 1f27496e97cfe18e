/// Names of the standard library that code in checks uses, and that an answer could declare anew.
enum StandardNames {
  /// Functions and types at the top level.
  static let globals: Set<String> = [
    "abs", "assert", "debugPrint", "dump", "fatalError", "max", "min", "precondition", "print",
    "readLine", "repeatElement", "sequence", "stride", "swap", "type", "zip",
    "withTaskGroup", "withThrowingTaskGroup", "withCheckedContinuation",
    "withCheckedThrowingContinuation",
    "Any", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "Comparable",
    "Dictionary", "Double", "Equatable", "Error", "Float", "Hashable", "Int", "Int8", "Int16",
    "Int32", "Int64", "MainActor", "Mirror", "ObjectIdentifier", "Optional", "Range", "Result",
    "Set", "String", "Substring", "Swift", "Task", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Unicode", "Void",
  ]

  /// Operators.
  static let operators: Set<String> = [
    "!", "!=", "!==", "%", "%=", "&", "&&", "&&=", "&*", "&+", "&-", "&<<", "&>>", "&=", "*", "*=",
    "+", "+=", "-", "-=", "...", "..<", "/", "/=", "<", "<<", "<<=", "<=", "==", "===", ">", ">=",
    ">>", ">>=", "??", "^", "^=", "|", "|=", "||", "~", "~=",
  ]

  /// Members of the usual types.
  static let members: Set<String> = [
    "allSatisfy", "append", "advanced", "characters", "compactMap", "compactMapValues",
    "contains", "count", "debugDescription", "description", "distance", "dropFirst", "dropLast",
    "elementsEqual", "endIndex", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach", "hasPrefix", "hasSuffix", "hashValue", "indices", "insert", "isDisjoint", "isEmpty",
    "isMultiple", "isSubset", "isSuperset", "joined", "keys", "last", "lastIndex", "lazy",
    "lexicographicallyPrecedes", "lowercased", "magnitude", "map", "mapValues", "max", "min",
    "negate", "popLast", "prefix", "randomElement", "reduce", "remove", "removeAll", "removeFirst",
    "removeLast", "replaceSubrange", "reverse", "reversed", "rounded", "self", "shuffled",
    "signum", "sort", "sorted", "split", "squareRoot", "starts", "startIndex", "subtracting",
    "suffix", "swapAt", "union", "intersection", "uppercased", "utf8", "utf16", "unicodeScalars",
    "values", "withLock", "zip",
  ]

  /// Types whose elements are asked for by position.
  static let indexed: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Collection", "Sequence",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]
}

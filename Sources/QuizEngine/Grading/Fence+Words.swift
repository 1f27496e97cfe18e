extension Fence {
  /// What is wrong with a line of code, by its words alone.
  static func breaches(inCode line: [UInt8]) -> [Breach] {
    var found: [Breach] = []
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") {
        var start = index + 1
        // Blanks between the sign and the word are but a warning to the compiler.
        while start < line.count, " \t`".utf8.contains(line[start]) { start += 1 }
        let word = word(in: line, at: start)
        if byte == UInt8(ascii: "@") {
          if let breach = breach(byWord: word) { found.append(breach) }
        } else if directives.contains(word) {
          found.append(
            Breach(name: "fence: directive", message: "`#\(word)` may not stand in an answer."))
        }
        index = max(start + word.utf8.count, index + 1)
      } else if byte.isSwiftName {
        let word = word(in: line, at: index)
        if isUnsafe(word) {
          found.append(
            Breach(
              name: unsafe,
              message: "`\(word)` goes around Swift's memory safety, which an answer may not do."))
        }
        index += word.utf8.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// Names of the harness, wherever they stand.
  ///
  /// A module selector finds a module that another file imports, so the name itself is a way in.
  static func reservedNames(in line: [UInt8]) -> [Breach] {
    let text = String(decoding: line, as: UTF8.self)
    return SupportModule.reservedNames.filter(text.contains).map { name in
      Breach(name: "fence: name", message: "The name `\(name)` belongs to the grader; use another.")
    }
  }

  private static func word(in line: [UInt8], at start: Int) -> String {
    var end = start
    while end < line.count, line[end].isSwiftName { end += 1 }
    return String(decoding: line[min(start, end)..<end], as: UTF8.self)
  }

  /// What hides code from the compiler's tree, or changes the places in its messages.
  private static let directives: Set<String> = [
    "if", "elseif", "else", "endif", "sourceLocation",
  ]

  private static func isUnsafe(_ word: String) -> Bool {
    if unsafeWords.contains(word) { return true }
    // The standard library's inner doors.
    return word.hasPrefix("_") && (word.contains("nsafe") || word.hasPrefix("_swift_"))
  }

  /// Words that lead to memory without checks, types and functions of the standard library.
  private static let unsafeWords: Set<String> = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "UnsafeBufferPointerIterator",
    "UnsafeRawBufferPointerIterator", "AutoreleasingUnsafeMutablePointer", "OpaquePointer",
    "Unmanaged", "Builtin", "CVaListPointer", "ManagedBufferPointer",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeMutablePointers",
    "withUnsafeMutablePointerToHeader", "withUnsafeMutablePointerToElements", "withUnsafeBytes",
    "withUnsafeMutableBytes", "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
    "withUnsafeTemporaryAllocation", "withContiguousStorageIfAvailable",
    "withContiguousMutableStorageIfAvailable", "withMemoryRebound", "assumingMemoryBound",
    "bindMemory", "unsafeUninitializedCapacity", "initializingUTF8With", "unsafeBitCast",
    "unsafeDowncast", "unsafeAddress", "unsafeMutableAddress", "unsafeLoad",
    "unsafeLoadUnaligned", "unsafeCastElements", "withVaList", "withUTF8", "withCString",
    "withUnsafeUTF8Pointer",
  ]
}

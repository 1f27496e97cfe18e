extension SwiftLexer {
  /// Takes a name or a word of the language.
  mutating func readWord() {
    let end = end(from: position, while: \.isSwiftName)
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    let kind = kind(of: word, to: end)
    take(kind, to: end)
    followsExpression = kind != .keyword || Self.values.contains(word)
  }

  private func kind(of word: String, to end: Int) -> CodeToken.Kind {
    let isMember = peek(-1) == UInt8(ascii: ".") && peek(-2) != UInt8(ascii: ".")
    if isMember {
      if Self.memberWords.contains(word) { return .keyword }
    } else if !isLabel(word, to: end) {
      if Self.words.contains(word) { return .keyword }
      if Self.modifiers.contains(word), precedesName(end) { return .keyword }
      if Self.accessors.contains(word), precedesBody(end) { return .keyword }
    }
    return word.unicodeScalars.first?.properties.isUppercase == true ? .type : .plain
  }

  /// Whether the word is the label of an argument, such as `for` in `f(for: x)` and in
  /// `func f(for x: Int)`.
  private func isLabel(_ word: String, to end: Int) -> Bool {
    guard !["default", "let", "var"].contains(word) else { return false }
    var before = position - 1
    while before >= 0, bytes[before].isSwiftSpace { before -= 1 }
    guard before >= 0, bytes[before] == UInt8(ascii: "(") || bytes[before] == UInt8(ascii: ",")
    else { return false }
    let name = self.end(from: end) { $0 == UInt8(ascii: " ") }
    let colon = name > end ? self.end(from: name, while: \.isSwiftName) : end
    return colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
  }

  /// Whether a name, a word or an attribute of it follows, as after a modifier.
  private func precedesName(_ end: Int) -> Bool {
    let next = self.end(from: end) { $0 == UInt8(ascii: " ") }
    guard next < bytes.count else { return false }
    if next == end { return bytes[next] == UInt8(ascii: "(") && isModifierArgument(next) }
    return bytes[next].isSwiftName || "(`@[".utf8.contains(bytes[next])
  }

  /// Whether what stands in parentheses belongs to a modifier: `unowned(unsafe)`, `private(set)`.
  private func isModifierArgument(_ start: Int) -> Bool {
    let end = end(from: start + 1, while: \.isSwiftName)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return false }
    return ["unsafe", "safe", "set", "nonsending"]
      .contains(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
  }

  /// Whether a body or another accessor follows.
  private func precedesBody(_ end: Int) -> Bool {
    let next = self.end(from: end, while: \.isSwiftSpace)
    guard next < bytes.count else { return false }
    if bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: "}") { return true }
    let wordEnd = self.end(from: next, while: \.isSwiftName)
    let word = String(decoding: bytes[next..<wordEnd], as: UTF8.self)
    return Self.accessors.contains(word) || word == "async" || word == "throws"
      || bytes[next] == UInt8(ascii: "(")
  }
}

extension SwiftLexer {
  /// Words that are the language's wherever they stand, except behind a dot.
  private static let words: Set<String> = [
    "Any", "Self", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that are the language's only where a name follows.
  private static let modifiers: Set<String> = [
    "actor", "any", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
    "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
    "prefix", "required", "sending", "some", "unowned", "unsafe", "weak", "yield",
  ]

  /// Words that are the language's only where a body follows.
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "_get", "_set",
  ]

  /// Words that are the language's also behind a dot.
  private static let memberWords: Set<String> = ["init", "self", "Type", "Protocol"]

  /// Words that are values, so that an expression may end with them.
  private static let values: Set<String> = ["self", "Self", "super", "true", "false", "nil", "Any"]
}

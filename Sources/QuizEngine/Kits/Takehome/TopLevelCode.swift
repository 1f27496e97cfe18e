/// Guesses whether code has statements at its top level, as a program has and a library may not.
enum TopLevelCode {
  static func isProgram(_ code: String) -> Bool {
    var depth = 0
    for line in code.split(whereSeparator: \.isNewline) {
      if depth == 0, isStatement(line.trimmed) { return true }
      for token in SwiftHighlighter().tokens(String(line)) where token.kind == .plain {
        depth += token.text.count { "{([".contains($0) } - token.text.count { "})]".contains($0) }
      }
    }
    return false
  }

  private static let statements: Set<String> = [
    "print", "for", "while", "if", "switch", "do", "try", "await", "guard", "repeat", "defer",
    "var", "_", "precondition", "assert", "debugPrint",
  ]

  private static func isStatement(_ line: String) -> Bool {
    let word = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if statements.contains(String(word)) { return true }
    // A call or an assignment: `queue.add(1)`, `total += 1`.
    let rest = line.dropFirst(word.count)
    return !word.isEmpty && !line.hasPrefix("//")
      && (rest.hasPrefix(".") || rest.hasPrefix("(") || rest.hasPrefix(" =")
        || rest.hasPrefix(" +="))
  }
}

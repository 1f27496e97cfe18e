extension CodeMask {
  /// Whether a function, variable, type or operator of a name is declared.
  func declares(_ name: String) -> Bool {
    let introducers: Set<String> = [
      "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "operator",
    ]
    return lines.contains { line in
      let words = Self.words(in: line)
      if name == "subscript" { return words.contains(name) }
      return zip(words, words.dropFirst()).contains { introducers.contains($0) && $1 == name }
    }
  }

  /// The names and the operators of a line.
  static func words(in line: [UInt8]) -> [String] {
    var words: [String] = []
    var index = 0
    while index < line.count {
      let start = index
      if line[index].isSwiftName {
        while index < line.count, line[index].isSwiftName { index += 1 }
      } else if line[index].isSwiftOperator {
        while index < line.count, line[index].isSwiftOperator { index += 1 }
      } else {
        index += 1
        continue
      }
      words.append(String(decoding: line[start..<index], as: UTF8.self))
    }
    return words
  }
}

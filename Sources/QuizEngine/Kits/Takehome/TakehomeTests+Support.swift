extension TakehomeTests {
  /// The functions that the tests of a module use; values are written as when they are graded.
  static func support(for module: String) -> String {
    let writing = SupportModule.describing.replacing(
      "\"Answer.\"", with: SwiftLiteral.text(module + "."))
    return checking + writing + "\n"
  }

  private static let checking = #"""
    import Testing

    func quizFail(_ text: String, at place: SourceLocation = #_sourceLocation) {
      Testing.Issue.record(Testing.Comment(rawValue: text), sourceLocation: place)
    }

    func quizWritten(_ value: Any) -> String { describe(value) }

    func quizExpect(
      _ value: Any, _ expected: String, within tolerance: Double? = nil,
      at place: SourceLocation = #_sourceLocation
    ) {
      let got = quizWritten(value)
      if let tolerance, let one = Double(got), let other = Double(expected), abs(one - other) <= tolerance {
        return
      }
      if quizWithoutSpace(got) != quizWithoutSpace(expected) {
        quizFail("expected \(expected), got \(got)", at: place)
      }
    }

    func quizExpect(_ error: any Error, contains text: String, at place: SourceLocation = #_sourceLocation) {
      let got = String(reflecting: type(of: error)) + " " + String(describing: error)
      if !text.isEmpty, !got.contains(text) { quizFail("expected an error with \(text), got \(got)", at: place) }
    }

    func quizExpect(_ bytes: [UInt8]?, contains text: String, at place: SourceLocation = #_sourceLocation) {
      let got = String(decoding: bytes ?? [], as: UTF8.self)
      if !text.isEmpty, !got.contains(text) { quizFail("expected the message \(text), got \(got)", at: place) }
    }

    func quizExpect(_ bytes: [UInt8]?, prints text: String, at place: SourceLocation = #_sourceLocation) {
      let got = String(decoding: bytes ?? [], as: UTF8.self)
      if quizLines(got) != quizLines(text) { quizFail("expected \(text), got \(got)", at: place) }
    }

    /// The lines of a text without white space at their ends, and without empty ones at the end.
    private func quizLines(_ text: String) -> [String] {
      var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
      }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }

    /// The text without white space outside of string literals.
    private func quizWithoutSpace(_ text: String) -> String {
      var result = ""
      var isInString = false
      var isEscaped = false
      for character in text {
        if isInString {
          result.append(character)
          if isEscaped { isEscaped = false
          } else if character == "\\" { isEscaped = true
          } else if character == "\"" { isInString = false }
        } else if !character.isWhitespace {
          result.append(character)
          if character == "\"" { isInString = true }
        }
      }
      return result
    }


    """#
}

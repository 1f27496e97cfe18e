import QuizEngine
import Testing

@Suite struct FindingTests {
  private func finding(
    _ file: String, _ line: Int?, _ column: Int?, _ severity: Finding.Severity = .error,
    _ rule: Finding.Rule = "unknown-key"
  ) -> Finding {
    Finding(
      place: Place(file: file, line: line, column: column), severity: severity, rule: rule,
      question: Slug("range-loop"), message: "there is no `titel`")
  }

  @Test func readsLikeACompilersDiagnostic() {
    #expect(
      finding("Questions/core/range-loop/question.json", 12, 5).description
        == "Questions/core/range-loop/question.json:12:5: error: there is no `titel` [unknown-key]")
    #expect(finding("a.swift", 3, nil, .warning).description.hasPrefix("a.swift:3: warning: "))
    #expect(finding("a", nil, nil, .note).description.hasPrefix("a: note: "))
  }

  @Test func sortsByPlaceThenWeightThenRule() {
    let sorted = [
      finding("A/b", 1, 1), finding("a", nil, nil), finding("a", 2, 10), finding("a", 9, 1),
      finding("a", 10, 1, .error, "a"), finding("a", 10, 1, .error, "b"),
      finding("a", 10, 1, .warning, "a"), finding("a", 10, 1, .note, "a"), finding("a/b", 1, 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func givesProgramsEveryField() {
    #expect(
      finding("a", 1, 2).json.compact
        == #"{"file":"a","line":1,"column":2,"severity":"error","rule":"unknown-key","#
        + #""question":"range-loop","message":"there is no `titel`"}"#)
  }
}

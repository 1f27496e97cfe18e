import QuizEngine
import Testing

@Suite struct DiscriminationTests {
  /// Questions in eight sessions of candidates who know more and more.
  private func measured() throws -> [String: Discrimination] {
    var desk = StudyDesk()
    for session in 0..<8 {
      let answers: [(String, Bool)] = [
        ("always", true), ("never", false), ("good", session >= 4), ("better", session >= 3),
        ("best", session >= 5), ("finest", session >= 4), ("upside-down", session < 4),
        ("rare", true),
      ]
      for (question, isRight) in answers where question != "rare" || session < 3 {
        try desk.answer(question, isRight ? .good : .again, mode: .exam, session: "s\(session)")
      }
    }
    let measured = Discrimination.measure(try desk.progress().history)
    return Dictionary(uniqueKeysWithValues: measured.map { ($0.question.text, $0) })
  }

  @Test func findsQuestionsThatDoNotSeparate() throws {
    let measured = try measured()
    #expect(measured["always"]?.weakness == .alwaysRight)
    #expect(measured["never"]?.weakness == .neverRight)
    #expect(measured["upside-down"]?.weakness == .upsideDown)
    for name in ["good", "better", "best", "finest"] {
      let question = try #require(measured[name])
      #expect(question.weakness == nil)
    }
    #expect(measured["rare"] == nil)
    #expect(measured["good"]?.meanShare == 0.5)
    #expect(measured["good"]?.sessions == 8)
  }

  @Test func onlyTheFirstAnswerOfASessionCounts() throws {
    var desk = StudyDesk()
    for session in 0..<5 {
      try desk.answer("a", .again, session: "s\(session)")
      try desk.answer("a", .good, session: "s\(session)")
    }
    let measured = Discrimination.measure(try desk.progress().history)
    #expect(measured.map(\.weakness) == [.neverRight])
    #expect(measured.first?.correlation == nil)
  }
}

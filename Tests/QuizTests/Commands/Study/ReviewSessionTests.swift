import QuizEngine
import QuizTestSupport
import Testing

/// A review goes on until nothing is due.
@Suite struct ReviewSessionTests {
  private let review = ["review", "--json", "paradigm", "what-is-an-optional"]
  private let wrong = StudyFolder.explain(0)
  private let right = StudyFolder.explain(5)
  private let next = [StudyFolder.next]

  private func asked(_ outcome: ProcessOutcome) throws -> [JSON?] {
    try outcome.events("question").map { $0["question"]?["id"] }
  }

  @Test func whatWentWrongComesBackAtTheEnd() throws {
    let folder = try StudyFolder()
    let outcome = try folder.quiz(review, moves: wrong + next + right + next + right)
    #expect(outcome.succeeded)
    let asked = try asked(outcome)
    #expect(asked.count == 3)
    #expect(asked[0] == asked[2])
    #expect(asked[0] != asked[1])
    #expect(try outcome.events("question").map { $0["of"] } == [2, 3, 3])
    #expect(try folder.entries("grade").map { $0["schedule"] } == [true, true, true])
    let nothing = try folder.quiz(review)
    #expect(try nothing.events("nothing").count == 1)
    #expect(nothing.succeeded)
  }

  @Test func whatStaysWrongEndsAllTheSame() throws {
    let folder = try StudyFolder()
    let outcome = try folder.quiz(
      ["review", "--json", "paradigm"], moves: wrong + next + wrong + next + wrong)
    #expect(try asked(outcome).count == 3)
    #expect(outcome.succeeded)
    #expect(try outcome.events("summary").first?["planned"] == 1)
  }

  @Test func aRatingThatIsOverruledDecides() throws {
    let folder = try StudyFolder()
    let outcome = try folder.quiz(
      review,
      moves: wrong + [#"{"move": "rate", "rating": "good"}"#] + next + right)
    #expect(outcome.succeeded)
    #expect(try asked(outcome).count == 2)
  }

  @Test func aSkippedQuestionDoesNotComeBack() throws {
    let folder = try StudyFolder()
    let outcome = try folder.quiz(
      review, moves: wrong + next + right + next + [#"{"move": "skip"}"#])
    #expect(outcome.succeeded)
    #expect(try asked(outcome).count == 3)
  }

  @Test func aReviewThatIsResumedBringsBackWhatWentWrongBefore() throws {
    let folder = try StudyFolder()
    let cut = try folder.quiz(review, moves: wrong + next)
    #expect(cut.termination == .exited(1))
    let resumed = try folder.quiz(["resume", "--json"], moves: right + next + right)
    #expect(resumed.succeeded)
    let first = try #require(try asked(cut).first)
    #expect(try asked(resumed).count == 2)
    #expect(try asked(resumed).last == first)
  }
}

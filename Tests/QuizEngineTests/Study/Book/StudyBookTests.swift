import QuizEngine
import QuizTestSupport
import Testing

@Suite struct StudyBookTests {
  private let question = Question.sample("a", minutes: 10)
  private let right = PartRecord(part: 1, verdict: .accepted, points: 10, possiblePoints: 10)
  private let start = Instant.at("2026-03-02T08:00:00.000Z")

  private func open(
    _ files: InMemoryFileSystem, entropy: UInt64 = 1
  ) throws -> StudyBook {
    try StudyBook(
      opening: Journal(path: StudyDesk.path, files: files, locking: .none),
      settings: StudySettings(), entropy: entropy)
  }

  @Test func sessionIsResumedAfterAnyEnd() throws {
    let files = InMemoryFileSystem()
    var book = try open(files)
    let questions = ["a", "b", "c"].map { Question.sample($0) }
    let plan = SessionPlan(mode: .practice, questions: questions.map(\.id), seed: 3)
    let name = book.begin(plan, at: start).session
    for (index, question) in questions.enumerated() {
      // As after `kill -9`: everything that was known is what stands on the disk.
      book = try open(files, entropy: UInt64(10 + index))
      let session = try #require(book.history.openSession)
      #expect(session.id == name)
      #expect(session.remaining == Array(plan.questions[index...]))
      try book.finish(
        question, parts: [right], hints: 0, seconds: 60, mode: .practice, session: name,
        compiler: nil, at: start)
    }
    #expect(try open(files).history.openSession == nil)
    try book.end(name, .finished, at: start)
    #expect(try open(files).session(name)?.ending == .finished)
    #expect(try open(files).history.answers.map(\.record.rating) == [.easy, .easy, .easy])
  }

  @Test func gradesMoveTheScheduleWhenTheyAreDue() throws {
    var book = try open(InMemoryFileSystem())
    for (days, moves) in [(0, true), (1, false), (20, true)] {
      let entry = try book.finish(
        question, parts: [right], hints: 0, seconds: 60, mode: .check, session: nil,
        compiler: "6.3.1", at: start.advanced(byDays: days))
      guard case .grade(let record) = entry.event else {
        Issue.record("a grade is recorded as one")
        return
      }
      #expect(record.movesSchedule == moves)
    }
    #expect(book.progress["a"].reviews == 2)
  }

  @Test func placementsLeaveTheScheduleAlone() throws {
    var book = try open(InMemoryFileSystem())
    let name = book.begin(Placement.plan(seed: 1), at: start).session
    try book.finish(
      question, parts: [right], hints: 0, seconds: 60, mode: .place, session: name, compiler: nil,
      at: start)
    #expect(book.progress["a"].memory == nil)
    #expect(book.progress["a"].isRight)
  }

  @Test func undoGoesBackStepByStep() throws {
    var book = try open(InMemoryFileSystem())
    for name in ["a", "b"] {
      try book.finish(
        .sample(name), parts: [right], hints: 0, seconds: 60, mode: .check, session: nil,
        compiler: nil, at: start)
    }
    #expect(try book.undo(at: start)?.event.question == .id("b"))
    #expect(try book.undo(at: start)?.event.question == .id("a"))
    #expect(try book.undo(at: start) == nil)
    #expect(book.history.answers.isEmpty)
  }

  @Test func whatCannotBeWrittenCountsAndIsWrittenLater() throws {
    let files = InMemoryFileSystem()
    var book = try open(files)
    files.limitSpace(to: 0)
    let (name, failure) = book.begin(
      SessionPlan(mode: .practice, questions: [question.id], seed: 1), at: start)
    #expect(failure != nil)
    #expect(book.session(name)?.remaining == [question.id])
    #expect(throws: JournalError.self) {
      try book.finish(
        question, parts: [right], hints: 0, seconds: 60, mode: .practice, session: name,
        compiler: nil, at: start)
    }
    #expect(book.progress["a"].reviews == 1)
    #expect(book.unwritten.count == 2)
    let rescued = InMemoryFileSystem([StudyDesk.path: book.unwrittenLines])
    #expect(try open(rescued).progress["a"].reviews == 1)
    files.limitSpace(to: .max)
    try book.flush()
    #expect(book.unwritten.isEmpty)
    #expect(try open(files).progress["a"].reviews == 1)
  }

  @Test func damageIsToldOnce() throws {
    let files = InMemoryFileSystem([StudyDesk.path: "<<<<<<< HEAD\nnonsense\n"])
    #expect(try open(files).newDamage.map(\.kind) == [.conflictMark, .unreadable])
    #expect(try open(files).newDamage.isEmpty)
    let full = InMemoryFileSystem([StudyDesk.path: "nonsense\n"])
    full.limitSpace(to: 9)
    let book = try open(full)
    #expect(book.newDamage.count == 1)
    #expect(book.setAsideFailure != nil)
  }
}

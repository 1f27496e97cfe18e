import QuizEngine
import Testing

@Suite struct HistoryTests {
  @Test func undoTakesTheLastGradeBackAndErasesNothing() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    try desk.answer("b", .again)
    let last = try #require(History(try desk.journal.read().entries).lastUndoable(at: desk.now))
    #expect(last.event.question == .id("b"))
    let undo = try desk.record(.undo(entry: last.id))
    var history = History(try desk.journal.read().entries)
    #expect(history.entries.count == 3)
    #expect(history.answers.map(\.record.question.text) == ["a"])
    #expect(history.lastUndoable(at: desk.now)?.event.question == .id("a"))
    // An undo can be taken back itself.
    try desk.record(.undo(entry: undo.id))
    history = History(try desk.journal.read().entries)
    #expect(history.answers.map(\.record.question.text) == ["a", "b"])
  }

  @Test func undoBringsTheMemoryBackAsItWas() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    desk.wait(days: 2)
    let before = try desk.progress()["a"]
    let grade = try desk.answer("a", .again)
    #expect(try desk.progress()["a"].memory != before.memory)
    try desk.record(.undo(entry: grade.id))
    #expect(try desk.progress()["a"] == before)
  }

  @Test func overruledRatingIsTheOneThatCounts() throws {
    var desk = StudyDesk()
    let grade = try desk.answer("a", .again)
    try desk.record(.overrule(entry: grade.id, .good))
    let overruled = try desk.record(.overrule(entry: grade.id, .easy))
    #expect(History(try desk.journal.read().entries).answers.map(\.record.rating) == [.easy])
    #expect(try desk.progress()["a"].memory?.stability == 8.2956)
    try desk.record(.undo(entry: overruled.id))
    #expect(History(try desk.journal.read().entries).answers.map(\.record.rating) == [.good])
  }

  @Test func resetForgetsTheMemoryAndKeepsTheHistory() throws {
    var desk = StudyDesk()
    for name in ["a", "b"] { try desk.answer("\(name)", .good) }
    try desk.record(.reset(question: .id("a")))
    var progress = try desk.progress()
    #expect(progress["a"].memory == nil)
    #expect(progress["a"].answers.count == 1)
    #expect(progress["b"].memory != nil)
    try desk.answer("a", .easy)
    #expect(try desk.progress()["a"].memory?.stability == 8.2956)
    try desk.record(.reset(question: nil))
    progress = try desk.progress()
    #expect(progress.questions.values.allSatisfy { $0.memory == nil })
  }

  @Test func forgedUndosThatTakeBackEachOtherDoNoHarm() {
    let entries = [("a", "b"), ("b", "a"), ("c", "c")].map { id, target in
      Journal.Entry(
        id: id, time: .at("2026-03-02T08:00:00.000Z"), day: .on("2026-03-02"), session: nil,
        event: .undo(entry: target))
    }
    #expect(History(entries).entries.count == 3)
  }

  @Test func entriesOfTheFutureAreTold() throws {
    var desk = StudyDesk(now: .at("2030-01-01T00:00:00.000Z"))
    let future = try desk.answer("a", .good)
    desk.now = .at("2026-03-02T08:00:00.000Z")
    try desk.answer("b", .good)
    #expect(try desk.progress().history.entries(after: desk.now) == [future])
    // What was answered under a wrong clock is known, and no number becomes absurd.
    let progress = try desk.progress()
    #expect(progress.retrievability(of: .id("a"), on: .on("2026-03-02")) == 1)
    try desk.answer("a", .good)
    let memory = try #require(try desk.progress()["a"].memory)
    #expect(memory.stability >= 2.3065)
  }

  @Test func undoTakesWhatWasJustGivenAlthoughTheClockWasSetBack() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    desk.now = desk.now.advanced(by: .seconds(-7200))
    try desk.answer("b", .good)
    let history = try desk.progress().history
    #expect(history.entries.map(\.event.question?.text) == ["b", "a"])
    #expect(history.lastUndoable(at: desk.now)?.event.question == .id("b"))
  }

  @Test func triesAndHintsOfAnOpenQuestionAreKept() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(mode: .practice, questions: ["a", "b"].map(Slug.id), seed: 1)
    try desk.record(.begin(plan), session: "s")
    var part = PartRecord(
      part: 1, verdict: .wrong, points: 1, possiblePoints: 4, tries: 1, seconds: 20)
    try desk.record(.attempt(question: .id("a"), part), session: "s")
    part.tries = 2
    part.seconds = 50
    try desk.record(.attempt(question: .id("a"), part), session: "s")
    try desk.record(.hint(question: .id("a"), count: 1), session: "s")
    let open = try #require(try desk.progress().history.openSession)
    #expect(open.open[.id("a")]?.tries == [part])
    #expect(open.open[.id("a")]?.hints == 1)
    #expect(open.secondsSpent == 50)
    try desk.record(.part(question: .id("a"), part), session: "s")
    let settled = try #require(try desk.progress().history.openSession?.open[.id("a")])
    #expect(settled.tries.isEmpty)
    #expect(settled.parts == [part])
    try desk.record(.skip(question: .id("a")), session: "s")
    #expect(try desk.progress().history.openSession?.open == [:])
  }

  @Test func cutOffSessionIsFoundWithWhatIsLeft() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(mode: .practice, questions: ["a", "b", "c", "d"].map(Slug.id), seed: 1)
    try desk.record(.begin(plan), session: "s")
    try desk.answer("a", .good, session: "s")
    try desk.record(.skip(question: .id("b")), session: "s")
    let part = PartRecord(part: 1, verdict: .accepted, points: 1, possiblePoints: 1, seconds: 5)
    try desk.record(.part(question: .id("c"), part), session: "s")
    let open = try #require(try desk.progress().history.openSession)
    #expect(open.plan == plan)
    #expect(open.remaining.map(\.text) == ["c", "d"])
    #expect(open.open.mapValues(\.parts) == [.id("c"): [part]])
    #expect(open.secondsSpent == 50)
    let grade = try desk.answer("c", .good, session: "s")
    #expect(try desk.progress().history.openSession?.open == [:])
    // A grade that is taken back is asked again, from its first part.
    try desk.record(.undo(entry: grade.id), session: "s")
    #expect(try desk.progress().history.openSession?.remaining == [.id("c"), .id("d")])
    #expect(try desk.progress().history.openSession?.open == [:])
    try desk.record(.end(.left), session: "s")
    #expect(try desk.progress().history.openSession == nil)
  }
}

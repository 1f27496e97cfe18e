import QuizEngine
import QuizTestSupport
import Testing

@Suite struct JournalTests {
  @Test func everyEventComesBackAsItWas() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(
      mode: .exam, questions: [.id("a"), .id("b")], seed: .max, minutes: 30, passShare: 0.6,
      scheduling: .never)
    let part = PartRecord(
      part: 2, verdict: .doesNotCompile, points: 1.5, possiblePoints: 4, tries: 3, seconds: 12.25)
    let events: [Journal.Event] = [
      .begin(plan), .part(question: .id("a"), part), .attempt(question: .id("a"), part),
      .hint(question: .id("a"), count: 2), .grade(.sample("a", .hard)),
      .grade(.sample("b", nil)), .skip(question: .id("b")), .undo(entry: "x"),
      .overrule(entry: "y", .easy), .reset(question: .id("a")), .reset(question: nil),
      .exam(
        ExamResult(points: 7.5, possiblePoints: 10, answered: 2, questions: 3, passShare: 0.6)),
      .placement(
        PlacementResult(level: .advanced, ability: 1.25, standardError: 0.5, answered: 10)),
      .end(.timeUp),
    ]
    let written = try events.map { try desk.record($0, session: "s") }
    let contents = try desk.journal.read()
    #expect(contents.entries == written)
    #expect(contents.entries.map(\.event) == events)
    #expect(contents.damage.isEmpty)
  }

  @Test func lineOfAGrade() throws {
    var desk = StudyDesk()
    let entry = try desk.answer("range-loop", .good, session: "s")
    #expect(
      desk.files.text(at: StudyDesk.path) == """
        {"v":1,"id":"\(entry.id)","time":"2026-03-02T08:00:30.000Z","day":"2026-03-02","session":"s",\
        "kind":"grade","question":"range-loop","mode":"practice","verdict":"accepted","points":10,\
        "of":10,"tries":1,"hints":0,"seconds":45,"rating":"good","schedule":true,\
        "compiler":"6.3.1","parts":[{"part":1,"verdict":"accepted","points":10,"of":10,"tries":1,\
        "seconds":42.5}]}

        """)
  }

  @Test func missingAndEmptyFilesAreEmptyJournals() throws {
    let files = InMemoryFileSystem(["/data/empty.jsonl": "", "/data/blank.jsonl": "\n\r\n  \n"])
    for name in ["missing", "empty", "blank"] {
      let journal = Journal(path: "/data/\(name).jsonl", files: files, locking: .none)
      #expect(try journal.read().entries.isEmpty)
      #expect(try journal.read().damage.isEmpty)
    }
  }

  @Test func joinedJournalsGiveTheUnionInAnyOrder() throws {
    var one = StudyDesk(entropy: 1)
    var other = StudyDesk(now: .at("2026-03-02T08:00:10.000Z"), entropy: 2)
    for name in ["a", "b", "c"] {
      try one.answer("\(name)", .good)
      try other.answer("\(name)", .again)
    }
    let lines = [one, other].map { $0.files.text(at: StudyDesk.path) ?? "" }
    let joined = [lines[0] + lines[1], lines[1] + lines[0], lines[0] + lines[1] + lines[0]]
    let contents = try joined.map { text in
      let files = InMemoryFileSystem([StudyDesk.path: text])
      return try Journal(path: StudyDesk.path, files: files, locking: .none).read()
    }
    #expect(contents[0].entries.count == 6)
    #expect(contents[1] == contents[0])
    #expect(contents[2] == contents[0])
    let states = contents.map { Progress(History($0.entries), settings: StudySettings()).questions }
    #expect(states[0] == states[1])
  }

  @Test func entriesOfAKindThatIsUnknownAreKept() throws {
    let line = #"{"v":1,"id":"x","time":"2026-03-02T08:00:00.000Z","kind":"dream","of":["sheep"]}"#
    let files = InMemoryFileSystem([StudyDesk.path: line + "\n"])
    let contents = try Journal(path: StudyDesk.path, files: files, locking: .none).read()
    let entry = try #require(contents.entries.first)
    #expect(entry.event.kind == "dream")
    #expect(entry.json.compact == line)
    #expect(contents.damage.isEmpty)
  }

  @Test func twoEntriesOfTheSameMomentKeepTheirOrder() throws {
    var desk = StudyDesk()
    let moment = desk.now
    for name in ["a", "b", "c"] {
      try desk.recorder.record(
        .skip(question: .id("\(name)")), session: nil, at: moment, in: .universal)
    }
    #expect(try desk.journal.read().entries.compactMap(\.event.question?.text) == ["a", "b", "c"])
  }
}

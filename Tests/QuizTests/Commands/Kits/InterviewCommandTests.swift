import QuizEngine
import QuizTestSupport
import Testing

@testable import quiz

/// `quiz interview`, as it was built.
@Suite struct InterviewCommandTests {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()

  init() throws { folder = try TemporaryFolder() }

  private func interview(_ words: [String], input: String) throws -> ProcessOutcome {
    try BuiltQuiz.run(["interview"] + words, input: input, folder: folder.path)
  }

  private func talk(_ name: String = "c.json") throws -> Interview {
    try #require(Interview(json: try files.read(folder(name), atMost: 1 << 20)))
  }

  private static let start = [
    "struct-or-class", "what-is-an-optional", "--seed", "1", "--candidate", "Carla",
    "--interviewer", "Ann", "--output", "c.html",
  ]

  @Test func plainLinesLeadATalk() throws {
    let outcome = try interview(
      Self.start, input: "1 3\nn well said\nf\nm\nnonsense\n\ns\nb\n2\n\ne\n")
    #expect(outcome.termination == .exited(0), "\(outcome.errorText)")
    let talk = try talk()
    #expect(talk.isFinished && talk.candidate == "Carla" && talk.interviewer == "Ann")
    #expect(talk.entries[0].lines.map(\.isSaid).prefix(3) == [true, false, true])
    #expect(talk.entries[0].notes == ["well said"])
    #expect(talk.entries[1].lines[1].isSaid && talk.entries[1].state == .asked)
    #expect(try files.list(folder.path) == ["c.html", "c.json", "c.md"])
    #expect(!outcome.outputText.contains("\u{1B}"))
  }

  @Test func whatWasDoneSurvivesTheEndOfTheInput() throws {
    let cut = try interview(Self.start, input: "1\n\n2\nn note\n")
    #expect(cut.termination == .exited(1))
    #expect(try talk().position == 1)
    let resumed = try interview(["--output", "c.html"], input: "e\n")
    #expect(resumed.outputText.contains("The talk with Carla goes on"))
    let talk = try talk()
    #expect(talk.entries.map(\.points) == [1, 1])
    #expect(talk.entries[1].notes == ["note"])
    let again = try interview(["--output", "c.html"], input: "")
    #expect(again.termination == .exited(73))
  }

  @Test func aProgramLeadsATalk() throws {
    let outcome = try interview(
      Self.start + ["--json"],
      input: """
        {"move": "tick", "line": 2}
        {"move": "tick", "line": 2, "said": true}
        {"move": "tick", "line": 99}
        {"move": "note", "text": "quick"}
        {"move": "followUp"}
        {"move": "fly"}
        nonsense
        {"move": "go", "question": 2}
        {"move": "next"}
        {"move": "end"}

        """)
    let events = try outcome.outputText.split(separator: "\n").map { try JSON(String($0)) }
    #expect(
      events.compactMap { $0["event"]?.string } == [
        "interview", "question", "state", "state", "refused", "state", "followUp", "refused",
        "refused", "question", "allAsked", "card",
      ])
    #expect(events.last?["points"] == 1 && events.last?["finished"] == true)
    #expect(outcome.termination == .exited(0))
  }

  @Test func stepsAreTakenBack() throws {
    let outcome = try interview(
      Self.start + ["--json"],
      input: """
        {"move": "undo"}
        {"move": "tick", "line": 1}
        {"move": "note", "text": "slip"}
        {"move": "next"}
        {"move": "undo"}
        {"move": "undo"}
        {"move": "stop"}

        """)
    let events = try outcome.outputText.split(separator: "\n").map { try JSON(String($0)) }
    #expect(
      events.compactMap { $0["event"]?.string } == [
        "interview", "question", "refused", "state", "state", "question", "question", "state",
        "card",
      ])
    #expect(events[1]["text"]?.string?.contains("struct") == true)
    let talk = try talk()
    #expect(talk.position == 0 && talk.entries[0].notes == [] && talk.entries[0].points == 1)
  }

  @Test func cardsAreJoined() throws {
    for (name, interviewer) in [("a", "Ann"), ("b", "Bob")] {
      _ = try interview(
        [
          "struct-or-class", "--candidate", "Carla", "--interviewer", interviewer, "--output",
          "\(name).md",
        ], input: name == "a" ? "1 2\n\ne\n" : "1\n\ne\n")
    }
    let outcome = try interview(["join", "a.json", "b.json", "--output", "both.json"], input: "")
    #expect(outcome.termination == .exited(0), "\(outcome.errorText)")
    let card = try JSON(
      String(decoding: try files.read(folder("both.json"), atMost: 1 << 20), as: UTF8.self))
    #expect(card["points"]?.number == 1.5 && card["of"] == 6)
    try files.write("{}", to: folder("x.json"))
    let refused = try interview(["join", "a.json", "x.json", "--output", "y.md"], input: "")
    #expect(refused.termination == .exited(65))
    #expect(refused.errorText.contains("x.json is no card"))
  }

  private func madeTalk(_ names: [String]) -> Interview {
    Interview(
      kit: "1-1-aaaaaa-bbbbbbbb", candidate: "C", interviewer: "A", started: "",
      entries: names.map { name in
        Interview.Entry(
          question: name, title: name, level: .beginner, topics: ["text"], minutes: 1,
          lines: (1...11).map { Interview.Line(part: 1, text: "\($0)", points: 1, isSaid: false) },
          followUps: [], notes: [], seconds: 59, state: .waiting)
      })
  }

  /// A slip of the hand does not end a talk in the middle.
  @Test func anEarlyEndIsAskedForTwice() throws {
    var talk = madeTalk(["one", "two", "three"])
    let console = ScriptedConsole(typing: "e1ue\ree")
    let desk = InterviewDesk(path: "/c.json", files: InMemoryFileSystem())
    _ = try TalkRunner(front: ConsoleTalk(console: console), desk: desk, questions: [:]).run(&talk)
    #expect(talk.isFinished && talk.position == 1)
    #expect(talk.entries[0].points == 0)
    #expect(console.output.contains("2 questions were not asked yet. Press e again to end."))
    #expect(console.output.contains("One question was not asked yet. Press e again to end."))
  }

  @Test func keysTickAndTheTimeIsShown() throws {
    var talk = madeTalk(["one"])
    let console = ScriptedConsole(typing: "1Bx2\rbnhello\re")
    let desk = InterviewDesk(path: "/c.json", files: InMemoryFileSystem())
    let ending = try TalkRunner(front: ConsoleTalk(console: console), desk: desk, questions: [:])
      .run(&talk)
    guard case .finished = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(
      talk.entries[0].lines.indices.filter { talk.entries[0].lines[$0].isSaid } == [0, 1, 10])
    #expect(talk.entries[0].notes == ["hello"])
    #expect(console.output.contains("0:59 of 1 min"))
    #expect(console.output.contains("The bank does not have this question any more."))
    let kept = try #require(try desk.load())
    #expect(kept.entries[0].lines == talk.entries[0].lines && kept.isFinished)
  }
}

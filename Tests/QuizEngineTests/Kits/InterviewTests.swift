import QuizEngine
import Testing

@Suite struct InterviewTests {
  private func talk(_ names: [String] = ["one", "two", "three"]) throws -> Interview {
    let questions = try names.enumerated().map { index, name in
      try KitBank.question(name, level: Level.allCases[index % 3], topics: ["arrays", name])
    }
    let wish = Blueprint(sections: [
      Blueprint.Section(questions: names.compactMap { Slug($0) }, size: .all)
    ])
    let kit = try KitMaker(questions: questions).make(wish, seed: 1, forms: 1)
    return Interview(kit, candidate: "Carla", interviewer: "Ann", started: "2026-11-30T10:00:00Z")
  }

  @Test func movesChangeTheCard() throws {
    var talk = try talk()
    let moves: [(Interview.Move, Bool)] = [
      (.back, false), (.toggle(0), true), (.toggle(1), true), (.toggle(1), true),
      (.toggle(2), false), (.note("  good  "), true), (.note(" "), false), (.followUp(0), true),
      (.followUp(1), false), (.next, true), (.skip, true), (.set(1, true), true), (.go(3), false),
      (.next, true), (.next, false), (.toggle(0), false), (.back, true), (.finish, true),
    ]
    for (move, isFine) in moves { #expect(talk.apply(move, after: 2) == isFine, "\(move)") }
    #expect(talk.entries.map(\.state) == [.asked, .skipped, .asked])
    #expect(talk.entries.map(\.points) == [3, 0, 1])
    #expect(talk.entries[0].notes == ["good"])
    #expect(talk.entries[0].followUps.map(\.isAsked) == [true])
    #expect(talk.entries[0].seconds == 20)
    #expect(talk.isFinished)
    #expect(talk.total == InterviewScore(name: "all", points: 4, possible: 8))
    #expect(talk.byLevel.map(\.name) == ["beginner", "advanced"])
    #expect(talk.byTopic.map(\.name) == ["arrays", "one", "three"])
  }

  @Test func aStepIsTakenBackButTimeIsNot() throws {
    var talk = try talk()
    let before = talk
    _ = talk.apply(.note("slip"), after: 3)
    _ = talk.apply(.next, after: 4)
    #expect(!talk.isLike(before))
    talk.goBack(to: before)
    #expect(talk.isLike(before) && talk.position == 0 && talk.entries[0].notes == [])
    #expect(talk.entries[0].seconds == 7 && talk.entries[0].state == .waiting)
  }

  @Test func aCardReadsBackAsItWas() throws {
    var talk = try talk()
    _ = talk.apply(.toggle(0), after: 1.5)
    _ = talk.apply(.note("“quoted” \\ \u{1B}[2J"))
    _ = talk.apply(.next)
    #expect(Interview(json: Array(talk.json.indented.utf8)) == talk)
    #expect(Interview(json: Array("{}".utf8)) == nil)
    #expect(Interview(json: Array(talk.json.indented.utf8.dropLast(9))) == nil)
  }

  @Test func everyKindOfPartHasARubric() throws {
    let kit = try KitMaker(questions: [try KitBank.every()])
      .make(KitBank.blueprint(.all), seed: 1, forms: 1)
    let talk = Interview(kit, candidate: "C", interviewer: "A", started: "")
    #expect(talk.entries[0].lines.map(\.part) == [1, 1, 2, 3, 4, 4])
    #expect(talk.entries[0].possiblePoints == kit.forms[0].points)
    #expect(talk.entries[0].lines[2].text == "Says that it prints `SECRET output`.")
    #expect(talk.entries[0].lines[3].text == "Picks b, and nothing else.")
  }

  @Test func cardsJoinToMeans() throws {
    var ann = try talk(["one", "two"])
    var bob = try talk(["two", "three"])
    bob.interviewer = "Bob"
    for move in [Interview.Move.toggle(0), .next, .toggle(0), .next, .finish] {
      _ = ann.apply(move)
      _ = bob.apply(move)
    }
    _ = bob.apply(.go(0))
    _ = bob.apply(.set(0, false))
    let joint = try JointInterview([ann, bob])
    #expect(joint.questions.map(\.question.question) == ["one", "two", "three"])
    #expect(joint.questions.map(\.points) == [3, 1.5, 3])
    #expect(joint.total.points == 7.5 && joint.total.possible == 12)
    let text = MarkdownRenderer().render(KitJointCard(joint).document)
    #expect(text.contains("| Question two | SECRET point one | Ann | Bob |"))
    bob.candidate = "Dora"
    #expect(throws: JointInterview.Mismatch.candidates(["Carla", "Dora"])) {
      try JointInterview([ann, bob])
    }
  }
}

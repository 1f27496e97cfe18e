import QuizTestSupport
import Testing

@testable import QuizEngine

/// Each rule with banks that pass and banks that do not.
@Suite struct QualityRulesTests {
  private static func slug(_ text: String) -> Slug { Slug(text) ?? .unnamed }

  private static func question(
    _ id: String, title: String = "A title", format: Question.Format = .written,
    level: Level = .beginner, minutes: Int = 5, prompt: String = "What is asked here is plain.",
    _ tasks: Part.Task..., hints: [String] = ["Look again at it."],
    explanation: String = "It is so because it has to be so.", followUps: Bool = true
  ) -> Question {
    Question(
      id: slug(id), pack: slug("sample"), title: title, format: format, level: level,
      topics: [slug("topic")], minutes: minutes, since: nil, modes: [.six], requires: [],
      prompt: prompt,
      parts: tasks.map { Part(points: 1, prompt: nil, modes: [.six], task: $0) },
      hints: hints.map { Question.Hint(text: $0, cost: 0.1) }, explanation: explanation,
      history: [],
      followUps: followUps ? [Question.FollowUp(ask: "And then?", answer: "This.")] : [],
      references: [])
  }

  private static func choice(
    _ right: String, _ wrong: String..., at place: Int = 0, feedback: String? = "That is just so.",
    several: Bool = false
  ) -> Part.Task {
    var options = wrong.map {
      Choice.Option(
        text: $0, code: nil, isCorrect: false, feedback: "This is not how it goes.")
    }
    options.insert(
      Choice.Option(text: right, code: nil, isCorrect: true, feedback: feedback), at: place)
    return .choose(Choice(options: options, allowsSeveral: several, rightWhen: nil))
  }

  private static func code(
    solution: String = "let answer = 1", starter: String? = nil,
    feedback: String = "Count from the other end."
  ) -> Part.Task {
    var task = SampleProof.task
    task.starter = starter.map { SourceFile(name: "starter.swift", text: $0) }
    task.solutions = [SourceFile(name: "solution.swift", text: solution)]
    task.mistakes = [
      CodeTask.Mistake(
        file: SourceFile(name: "mistake.swift", text: "let answer = 2"),
        failure: CodeTask.Failure(verdict: .wrong, message: nil), feedback: feedback)
    ]
    return .write(task)
  }

  private static func names(_ rule: any QualityRule.Type, _ questions: [Question]) throws
    -> [String]
  {
    let bank = try SampleProof.bank(questions)
    let found = rule.init().findings(in: questions, of: bank)
    #expect(found.allSatisfy { $0.rule == rule.name && $0.severity == .warning })
    return found.map { $0.question?.text ?? "bank" }
  }

  private static let long = """
    A harbour keeps a list of its ships, and for every ship the day on which it came. Write a function
    that says how many ships came on the day on which most of them came; on an empty list it says 0.
    """

  @Test func duplicates() throws {
    let near = Self.long.replacing("harbour", with: "garage").replacing("on which it", with: "it")
    let other = "A garage keeps a list of cars. Say which of them was washed last, by its number."
    let questions = [
      Self.question("one", prompt: Self.long), Self.question("two", prompt: other),
      Self.question("three", prompt: near), Self.question("four", prompt: Self.long),
    ]
    #expect(try Self.names(Duplicate.self, Array(questions[0...1])) == [])
    #expect(try Self.names(Duplicate.self, questions) == ["three", "four"])
    // Asked about some questions alone, it speaks of these alone.
    let bank = try SampleProof.bank(questions)
    #expect(Duplicate().findings(in: [questions[1]], of: bank) == [])
  }

  @Test func answersGivenAway() throws {
    let right = "A structure is copied when it is assigned"
    #expect(
      try Self.names(
        AnswerGivenAway.self,
        [
          Self.question("fine", prompt: "What happens?", Self.choice(right, "Nothing at all")),
          Self.question(
            "title", title: "A structure is copied when it is assigned.",
            Self.choice(right, "Nothing")),
          Self.question(
            "prompt", prompt: "Remember: a structure is copied, when it is assigned!",
            Self.choice(right, "Nothing")),
          Self.question(
            "shown", prompt: "Mend it:\n```swift\nlet answer = 1 + 2\n```",
            Self.code(solution: "let answer = 1 + 2")),
          Self.question(
            "solution", prompt: "Write this: let answer = 1 + 2, as it stands.",
            Self.code(solution: "let answer = 1 + 2")),
        ]) == ["title", "prompt", "solution"])
  }

  @Test func longerWhenRight() throws {
    let long = "It is copied, since it is a structure and structures are values"
    #expect(
      try Self.names(
        LongerWhenRight.self,
        [
          Self.question("fine", Self.choice("It is copied", "It is shared", "It is gone")),
          Self.question("long", Self.choice(long, "It is shared", "It is gone")),
          Self.question("wrong", Self.choice("It is copied", long)),
          Self.question("short", Self.choice("Yes, copied", "No")),
        ]) == ["long"])
    let slightly = (0..<14).map { Self.question("q\($0)", Self.choice("copied here", "shared")) }
    #expect(try Self.names(LongerWhenRight.self, slightly) == ["bank"])
    let mixed = slightly.enumerated().map { index, question in
      index.isMultiple(of: 2) ? question : Self.question("q\(index)", Self.choice("it", "other"))
    }
    #expect(try Self.names(LongerWhenRight.self, mixed) == [])
  }

  @Test func unbalancedKeys() throws {
    let bank = { (place: (Int) -> Int) in
      (0..<24).map { Self.question("q\($0)", Self.choice("r", "a", "b", "c", at: place($0))) }
    }
    #expect(try Self.names(AnswerPositions.self, bank { $0 % 4 }) == [])
    #expect(try Self.names(AnswerPositions.self, bank { $0 < 18 ? 1 : $0 % 4 }) == ["bank"])
    #expect(try Self.names(AnswerPositions.self, Array(bank { _ in 1 }.prefix(11))) == [])
  }

  @Test func missingHelp() throws {
    #expect(
      try Self.names(
        MissingHelp.self,
        [
          Self.question("fine", Self.code(), Self.choice("a", "b")),
          Self.question("no-hint", Self.code(), hints: []),
          Self.question("no-hint-needed", Self.choice("a", "b"), hints: []),
          Self.question("curt", Self.code(feedback: "Wrong.")),
          Self.question("no-why", Self.choice("a", "b", feedback: nil)),
          Self.question("alone", format: .verbal, Self.choice("a", "b"), followUps: false),
          Self.question("empty", Self.choice("a", "b"), explanation: "So it is."),
        ]) == ["no-hint", "curt", "no-why", "alone", "empty"])
  }

  @Test func readingTime() throws {
    let essay = Array(repeating: "word", count: 900).joined(separator: " ")
    let program = Array(repeating: "let answer = 1", count: 120).joined(separator: "\n")
    #expect(
      try Self.names(
        ReadingTime.self,
        [
          Self.question("fine", minutes: 5, Self.choice("a", "b")),
          Self.question("essay", minutes: 5, prompt: essay, Self.choice("a", "b")),
          Self.question("program", minutes: 5, Self.code(starter: program)),
          Self.question("typing", minutes: 5, Self.code(solution: program)),
          Self.question("idle", minutes: 60, Self.choice("a", "b")),
        ]) == ["essay", "program", "typing", "idle"])
  }

  @Test func levelMix() throws {
    let pack = { (level: (Int) -> Level) in
      (0..<12).map { index in
        Self.question(
          "q\(index)", format: index.isMultiple(of: 2) ? .written : .verbal, level: level(index),
          Self.choice("a", "b"))
      }
    }
    #expect(try Self.names(LevelMix.self, pack { Level.allCases[$0 % 3] }) == [])
    #expect(try Self.names(LevelMix.self, pack { $0 < 6 ? .beginner : .advanced }) == ["bank"])
    #expect(try Self.names(LevelMix.self, Array(pack { _ in .beginner }.prefix(11))) == [])
  }

  @Test func deadReferences() throws {
    let found = try Self.names(
      DeadReference.self,
      [
        Self.question("fine", prompt: "See `solution.swift`, `main.swift`, part 1.", Self.code()),
        Self.question("linked", prompt: "See [that](fine).", Self.choice("a", "b")),
        Self.question("file", prompt: "See `other.swift`.", Self.code()),
        Self.question("part", Self.code(), explanation: "As in part 2 of this very question."),
        Self.question("link", prompt: "See [that](gone).", Self.choice("a", "b")),
      ])
    #expect(found == ["file", "part", "link"])
  }

  @Test func unknownNames() throws {
    let code = "func seatNames(row: String) -> [String] { [row] }\nstruct Theatre {}"
    let question = { (id: String, text: String) in
      Self.question(id, prompt: text, Self.code(solution: code))
    }
    #expect(
      try Self.names(
        UnknownName.self,
        [
          question(
            "fine", "`seatNames(row:)` and `seatNames` of `Theatre` and `theatre`, `String`"),
          question("elsewhere", "`reduce`, `Sendable` and `Theatres` are not of the code"),
          question("case", "`seatnames` it is"), question("letter", "`seatNamse` it is"),
          question("missing", "`Thetre` it is"), question("more", "`Thheatre` it is"),
        ]) == ["case", "letter", "missing", "more"])
  }

  @Test(arguments: [
    ("seats", "seat", false), ("seat1", "seat2", false), ("abcd", "abdc", true),
    ("abcd", "abxd", true), ("abcd", "acd", true), ("acd", "abcd", true), ("abcd", "dcba", false),
    ("abcd", "abcd", false),
  ])
  func oneLetter(one: String, other: String, isOne: Bool) {
    #expect(UnknownName.differByOneLetter(one, other) == isOne)
  }

  @Test func unfinished() throws {
    #expect(
      try Self.names(
        Unfinished.self,
        [
          Self.question("fine", Self.choice("a todo list", "b")),
          Self.question("title", title: "TODO: a title", Self.choice("a", "b")),
          Self.question("option", Self.choice("TODO", "b")),
        ]) == ["title", "option"])
  }

  @Test func everyRuleIsTried() {
    #expect(QualityRules.all.count == 10)
    #expect(Set(QualityRules.all.map { $0.name.name }).count == QualityRules.all.count)
  }

  @Test func theBuiltInBankIsQuiet() throws {
    let loader = BankLoader(
      files: LocalFileSystem(),
      constructs: ConstructNames(
        names: SyntaxConstruct.names, isKnown: { SyntaxConstruct(named: $0) != nil }))
    let bank = loader.load([Checkout.root + "/Questions"]).bank
    let found = QualityRules.findings(in: bank.questions, of: bank)
    #expect(found.map(\.description) == [])
  }
}

import QuizEngine
import QuizTestSupport

/// Questions for kits: made ones of every kind, and those of the built-in bank.
enum KitBank {
  /// The questions of the built-in bank.
  static let builtIn: [Question] = BankLoader(
    files: LocalFileSystem(),
    constructs: ConstructNames(
      names: SyntaxConstruct.names, isKnown: { SyntaxConstruct(named: $0) != nil })
  ).load([Checkout.root + "/Questions"]).bank.questions

  /// A question of the built-in bank.
  static func builtIn(_ id: String) throws -> Question {
    guard let question = builtIn.first(where: { $0.id.text == id }) else { throw Unformed() }
    return question
  }

  /// A question that is answered in words.
  static func question(
    _ id: String, level: Level = .beginner, topics: [String] = ["text"], minutes: Int = 5,
    points: Int = 4, format: Question.Format = .verbal, parts: [Part]? = nil,
    prompt: String = "Say something."
  ) throws -> Question {
    guard let slug = Slug(id), let pack = Slug("made") else { throw Unformed() }
    return Question(
      id: slug, pack: pack, title: "Question \(id.prefix { $0 != "-" })", format: format,
      level: level,
      topics: topics.compactMap { Slug($0) }, minutes: minutes, since: nil, modes: [.six],
      requires: [], prompt: prompt, parts: parts ?? [explanation(points: points)], hints: [],
      explanation: "SECRET explanation.", history: [],
      followUps: [Question.FollowUp(ask: "SECRET follow-up?", answer: "SECRET reply.")],
      references: [])
  }

  struct Unformed: Error {}

  static func explanation(points: Int = 4) -> Part {
    Part(
      points: points, prompt: nil, modes: [.six],
      task: .explain(
        Explanation(
          model: "SECRET model.",
          rubric: [
            Explanation.KeyPoint(point: "SECRET point one", points: points - 1, words: ["one"]),
            Explanation.KeyPoint(point: "SECRET point two", points: 1, words: ["two"]),
          ],
          mistakes: [
            Explanation.Mistake(says: "SECRET error one", feedback: "SECRET feedback one"),
            Explanation.Mistake(says: "SECRET error two", feedback: "SECRET feedback two"),
          ])))
  }

  static let choice = Part(
    points: 2, prompt: "Which one?", modes: [.six],
    task: .choose(
      Choice(
        options: (1...6).map {
          Choice.Option(
            text: "Option \($0)", code: nil, isCorrect: $0 == 2, feedback: "SECRET reason \($0)")
        }, allowsSeveral: false, rightWhen: nil)))

  static let prediction = Part(
    points: 2, prompt: "What does it print?", modes: [.six],
    task: .predict(
      Prediction(
        code: SourceFile(name: "secret-name.swift", text: "let a = 1\nprint(a)\n"),
        truths: [Prediction.Truth(outcome: .prints("SECRET output"), modes: [.six])],
        mistakes: [Prediction.Mistake(answer: "SECRET guess", feedback: "SECRET feedback")],
        imports: [])))

  static let code = Part(
    points: 3, prompt: nil, modes: [.six],
    task: .write(
      CodeTask(
        starter: SourceFile(name: "starter.swift", text: "func half(_ n: Int) -> Int {\n}\n"),
        starterFails: nil,
        solutions: [SourceFile(name: "s.swift", text: "func half(_ n: Int) -> Int { n / 2 }")],
        mistakes: [
          CodeTask.Mistake(
            file: SourceFile(name: "m.swift", text: "func half(_ n: Int) -> Int { n * 2 }"),
            failure: CodeTask.Failure(verdict: .wrong, message: nil), feedback: "SECRET feedback")
        ],
        checks: [
          Check(
            name: "four", points: 1, isHidden: false, setup: "",
            trial: .gives(expression: "half(4)", value: "2", within: nil), modes: nil),
          Check(
            name: "hidden one", points: 2, isHidden: true, setup: "",
            trial: .gives(expression: "half(-77)", value: "-38", within: nil), modes: nil),
        ], rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 5)))

  /// One question with a part of every kind, and letters that want care.
  static func every() throws -> Question {
    try question(
      "every-kind", topics: ["secret-topic"], minutes: 12, format: .written,
      parts: [code, prediction, choice, explanation()],
      prompt: """
        Größe & Straße: `_ # $ % & \\ ~ ^ { }`, 日本語, 🎉, Array<Int>.

        ```swift error: SECRET claim
        let total = "a" + 1 // \(String(repeating: "x", count: 78))
        ```

        | Größe | Wert |
        | :-- | --: |
        | klein | 1 |
        """)
  }

  /// Many questions, three levels, four topics, different minutes.
  static func many(_ count: Int) throws -> [Question] {
    let topics = ["arrays", "optionals", "classes", "closures"]
    return try (0..<count).map { index in
      try question(
        "question-\(index)", level: Level.allCases[index % 3], topics: [topics[index / 3 % 4]],
        minutes: 4 + index * 7 % 9)
    }
  }

  static func blueprint(
    _ size: Blueprint.Section.Size, minutes: Int? = nil, filter: Bank.Filter = Bank.Filter()
  ) -> Blueprint {
    Blueprint(sections: [Blueprint.Section(filter: filter, size: size, minutes: minutes)])
  }
}

import QuizEngine

extension Question {
  /// A question with one part of each kind given, worth ten points each.
  static func sample(
    _ id: String, level: Level = .beginner, topics: [String] = ["basics"], minutes: Int = 5,
    parts kinds: [Part.Kind] = [.choose]
  ) -> Question {
    Question(
      id: .id(id), pack: .id("core"), title: id, format: .written, level: level,
      topics: topics.map(Slug.id), minutes: minutes, since: nil, modes: [.six], requires: [],
      prompt: "?",
      parts: kinds.map(Part.sample), hints: [], explanation: "", history: [], followUps: [],
      references: [])
  }

  /// So many questions, one level after the other, over three topics.
  static func samples(_ count: Int) -> [Question] {
    let topics = ["basics", "generics", "concurrency"]
    return (0..<count).map { index in
      .sample(
        "q\(index)", level: Level.allCases[index % 3], topics: [topics[index / 3 % 3]],
        minutes: 2 + index % 4)
    }
  }
}

extension Part {
  fileprivate static func sample(_ kind: Part.Kind) -> Part {
    let task: Task =
      switch kind {
      case .explain:
        .explain(
          Explanation(
            model: "", rubric: [Explanation.KeyPoint(point: "", points: 10, words: [])],
            mistakes: []))
      default:
        .choose(
          Choice(
            options: ["right", "wrong"].map {
              Choice.Option(text: $0, code: nil, isCorrect: $0 == "right", feedback: nil)
            }, allowsSeveral: false, rightWhen: nil))
      }
    return Part(points: 10, prompt: nil, modes: [.six], task: task)
  }
}

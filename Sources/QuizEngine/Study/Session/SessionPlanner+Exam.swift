extension SessionPlanner {
  /// The share of the points that passes an exam unless another one is wanted.
  public static let standardPassShare = 0.6

  /// A timed session with feedback at the end, from easy to hard.
  ///
  /// The seed alone decides among the questions that suit the blueprint, so that an exam can be
  /// repeated, and given to others.
  ///
  /// - Parameter minutes: the time; nothing for the sum of the questions' own minutes.
  public func exam(
    _ blueprint: ExamBlueprint, minutes: Double? = nil,
    passShare: Double = SessionPlanner.standardPassShare, seed: UInt64
  ) throws(ExamShortage) -> SessionPlan {
    var generator = SeededGenerator(seed: seed)
    var filling = ExamBlueprintFilling(
      blueprint, candidates: Self.mixed(generator.shuffled(questions)))
    let picked = generator.shuffled(try filling.fill()).sorted { $0.level < $1.level }
    return SessionPlan(
      mode: .exam, questions: picked.map(\.id), seed: seed,
      minutes: minutes ?? Double(picked.reduce(0) { $0 + $1.minutes }), passShare: passShare)
  }

  /// Puts questions in an order in which the topics of each level take turns, and otherwise stays.
  private static func mixed(_ questions: [Question]) -> [Question] {
    var counts: [Level: [Slug: Int]] = [:]
    let turns = questions.map { question in
      let turn = question.topics.map { counts[question.level]?[$0] ?? 0 }.max() ?? 0
      for topic in question.topics { counts[question.level, default: [:]][topic, default: 0] += 1 }
      return (question: question, turn: turn)
    }
    return turns.sorted { $0.turn < $1.turn }.map(\.question)
  }
}

/// How an exam went, as a whole and by level and topic.
public struct ExamReport: Sendable, Equatable {
  /// The exam as a whole.
  public var result: ExamResult
  /// The levels that were asked, from easy to hard.
  public var levels: [(level: Level, score: Score)]
  /// The topics that were asked, by name.
  public var topics: [(topic: Slug, score: Score)]

  /// Points of some questions.
  public struct Score: Sendable, Hashable {
    /// The points earned.
    public var points = 0.0
    /// The points for full answers.
    public var possiblePoints = 0

    /// The share of the points, 0 to 1.
    public var share: Double { possiblePoints > 0 ? points / Double(possiblePoints) : 0 }
  }

  /// Compares everything.
  public static func == (one: ExamReport, other: ExamReport) -> Bool {
    one.result == other.result
      && one.levels.elementsEqual(other.levels) { $0 == $1 }
      && one.topics.elementsEqual(other.topics) { $0 == $1 }
  }
}

extension ExamReport {
  /// Adds up a session; what was not answered earns nothing, and what could not be graded does not count.
  ///
  /// - Parameter questions: the questions of the bank; those that it no longer has do not count.
  public init(_ session: SessionHistory, questions: [Question]) {
    let bank = Dictionary(questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var total = Score()
    var levels: [Level: Score] = [:]
    var topics: [Slug: Score] = [:]
    for question in session.plan.questions.compactMap({ bank[$0] }) {
      let score = Self.score(of: question, in: session)
      total.add(score)
      levels[question.level, default: Score()].add(score)
      for topic in question.topics { topics[topic, default: Score()].add(score) }
    }
    result = ExamResult(
      points: total.points, possiblePoints: total.possiblePoints, answered: session.grades.count,
      questions: session.plan.questions.count,
      passShare: session.plan.passShare ?? SessionPlanner.standardPassShare)
    self.levels = levels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.topics = topics.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func score(of question: Question, in session: SessionHistory) -> Score {
    let parts =
      session.grades.last { $0.record.question == question.id }?.record.parts
      ?? session.open[question.id]?.parts ?? []
    var score = Score()
    for (index, part) in question.parts.enumerated() {
      guard let record = parts.first(where: { $0.part == index + 1 }) else {
        score.possiblePoints += part.points
        continue
      }
      guard record.verdict.isAboutTheAnswer else { continue }
      score.points += record.points
      score.possiblePoints += record.possiblePoints
    }
    return score
  }
}

extension ExamReport.Score {
  fileprivate mutating func add(_ other: Self) {
    points += other.points
    possiblePoints += other.possiblePoints
  }
}

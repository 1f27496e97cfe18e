/// What an exam is made of: how many questions of which level and topic.
public struct ExamBlueprint: Sendable, Hashable {
  /// The rows, in the order in which they are written.
  public var rows: [Row]

  /// Takes the rows.
  public init(_ rows: [Row]) {
    self.rows = rows
  }

  /// So many questions of a kind.
  public struct Row: Sendable, Hashable {
    /// The level; nothing for any.
    public var level: Level?
    /// The topic; nothing for any.
    public var topic: Slug?
    /// The number of questions.
    public var count: Int

    /// Takes every field.
    public init(level: Level? = nil, topic: Slug? = nil, count: Int) {
      self.level = level
      self.topic = topic
      self.count = count
    }

    /// Whether a question will do.
    public func accepts(_ question: Question) -> Bool {
      (level == nil || level == question.level)
        && (topic.map(question.topics.contains) ?? true)
    }
  }

  /// The number of questions in all rows.
  public var count: Int { rows.reduce(0) { $0 + $1.count } }
}

extension ExamBlueprint {
  /// Spreads questions over the levels as evenly as there are questions.
  public static func balanced(_ count: Int, over questions: [Question]) -> ExamBlueprint {
    var available = Level.allCases.map { level in questions.count { $0.level == level } }
    var counts = available.map { _ in 0 }
    var left = min(count, questions.count)
    while left > 0 {
      // The hardest level is the last to get one more.
      for index in available.indices where available[index] > 0 && left > 0 {
        available[index] -= 1
        counts[index] += 1
        left -= 1
      }
    }
    return ExamBlueprint(
      zip(Level.allCases, counts).filter { $0.1 > 0 }.map { Row(level: $0.0, count: $0.1) })
  }
}

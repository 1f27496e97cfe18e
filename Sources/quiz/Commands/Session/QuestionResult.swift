import QuizEngine

/// What came of a part in a session.
struct PartResult {
  /// The number of the part, from 1.
  var number: Int
  /// The last grade; nil where nothing was handed in.
  var grade: Grade?
  /// The submissions.
  var tries: Int
}

/// What came of a question in a session.
struct QuestionResult {
  /// The question.
  var question: Question
  /// What came of its parts.
  var parts: [PartResult] = []
  /// The hints that were shown.
  var hints = 0
  /// The time that it took, in seconds.
  var seconds = 0.0
  /// Whether it was left for another time.
  var isSkipped = false

  /// The points, less what the hints cost.
  var points: Double {
    let earned = parts.reduce(0) { $0 + ($1.grade?.points ?? 0) }
    let cost = question.hints.prefix(hints).reduce(0) { $0 + $1.cost }
    return earned * max(0, 1 - cost)
  }

  /// The points of the parts that were graded: what was not asked is not missing.
  var possiblePoints: Int {
    parts.reduce(0) { $0 + ($1.grade?.possiblePoints ?? 0) }
  }

  /// Whether at least one part was graded.
  var isAnswered: Bool { !isSkipped && parts.contains { $0.grade != nil } }
}

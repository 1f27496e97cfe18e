import QuizEngine

/// What came of a question in a session.
struct QuestionResult {
  /// The question.
  var question: Question
  /// What came of its parts; those that were answered before an interruption are among them.
  var parts: [PartRecord] = []
  /// The hints that were shown.
  var hints = 0
  /// The parts that were answered before an interruption, and are not settled.
  var tries: [PartRecord] = []
  /// The time that it took, in seconds.
  var seconds = 0.0
  /// Whether it was left for another time.
  var isSkipped = false

  /// Takes a question, and what was done with it before an interruption.
  init(question: Question, open: OpenQuestion = OpenQuestion()) {
    self.question = question
    parts = open.parts
    tries = open.tries
    hints = min(open.hints, question.hints.count)
    seconds = open.seconds
  }

  /// The points, less what the hints cost.
  var points: Double { parts.reduce(0) { $0 + $1.points } }

  /// The points of the parts that were graded: what was not asked is not missing.
  var possiblePoints: Int { parts.reduce(0) { $0 + $1.possiblePoints } }

  /// Whether at least one part was graded.
  var isAnswered: Bool { !isSkipped && !parts.isEmpty }

  /// The share of the points that the hints cost together.
  var hintCost: Double { question.hints.prefix(hints).reduce(0) { $0 + $1.cost } }
}

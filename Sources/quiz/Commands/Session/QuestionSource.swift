import QuizEngine

/// Says which question comes next in a session.
protocol QuestionSource {
  /// The number of questions, where it is known before.
  var count: Int? { get }

  /// The number of different questions, where it is known.
  var planned: Int? { get }

  /// The next question; nil at the end.
  mutating func next() -> Question?

  /// Takes note of what came of the last one.
  mutating func take(_ result: QuestionResult, rating: Rating?)
}

extension QuestionSource {
  /// Each question is asked once.
  var planned: Int? { count }
}

/// Questions in a fixed order.
struct QuestionList: QuestionSource {
  private let questions: [Question]
  private var position = 0

  init(_ questions: [Question]) {
    self.questions = questions
  }

  var count: Int? { questions.count }

  mutating func next() -> Question? {
    guard position < questions.count else { return nil }
    position += 1
    return questions[position - 1]
  }

  mutating func take(_ result: QuestionResult, rating: Rating?) {}
}

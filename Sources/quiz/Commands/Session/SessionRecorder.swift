import QuizEngine

/// Keeps what happens in a session, so that nothing that was graded is lost.
protocol SessionRecorder: AnyObject {
  /// What was done with a question before an interruption.
  func open(_ question: Question) -> OpenQuestion

  /// Keeps a part that is settled.
  func keep(_ part: PartRecord, of question: Question)

  /// Keeps the tries up to now at a part that may be answered again.
  func keep(tries: PartRecord, of question: Question)

  /// Keeps how many hints were shown.
  func keep(hints: Int, of question: Question)

  /// Keeps a question that was answered to its end; gives the rating that it earned.
  func keep(_ result: QuestionResult) -> Rating?

  /// Overrules the last rating.
  func overrule(_ rating: Rating)

  /// In how many days the question comes again for each rating; empty where it is not scheduled.
  func outlook(for question: Question) -> [Rating: Int]

  /// Keeps that a question was left for another time.
  func skip(_ question: Question)
}

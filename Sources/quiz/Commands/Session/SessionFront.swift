import QuizEngine

/// The way in which a session talks with whoever answers.
protocol SessionFront {
  /// Tells that a session of these questions begins; an adaptive one knows none yet.
  func begin(_ questions: [Question])

  /// Shows what a question asks.
  func present(_ question: Question, number: Int, of count: Int?)

  /// Shows what a part asks, and asks for the next move.
  func move(in scene: PartScene) throws(InputEnd) -> SessionMove

  /// Shows a hint and what it costs.
  func showHint(_ hint: Question.Hint, number: Int, of count: Int)

  /// Tells that an answer is being graded, as long as the body runs.
  func whileGrading<Result, Failure: Error>(
    _ scene: PartScene, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Shows what a submission is worth.
  func tell(_ graded: PartGrading.Graded, in scene: PartScene, source: String)

  /// Tells that a part cannot be graded here, and why.
  func tellFailure(_ message: String, in scene: PartScene)

  /// Tells that an answer was taken, and nothing of what it is worth.
  func tellTaken(_ scene: PartScene)

  /// Tells that the time is over.
  func tellTimeIsUp()

  /// Asks which key points were said.
  func ticks(_ explanation: Explanation, answer: String) throws(InputEnd) -> Set<Int>

  /// Shows the model answer of a part.
  func showAnswer(_ scene: PartScene)

  /// Shows why the answer is what it is, and asks whether to go on; the rating may be overruled.
  func finish(
    _ result: QuestionResult, rating: Rating?, recorder: (any SessionRecorder)?, isLast: Bool
  ) throws(InputEnd) -> Bool

  /// Sums up what was answered.
  func end(_ summary: SessionSummary)
}

extension SessionFront {
  /// Who need not wait need not be told.
  func whileGrading<Result, Failure: Error>(
    _ scene: PartScene, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
}

/// What a candidate does next in a part.
enum SessionMove {
  /// Hands in an answer; the text is what was typed.
  case submit(Submission, text: String)
  /// Hands in words that will be held against the rubric.
  case explain(text: String)
  /// Asks for a hint.
  case hint
  /// Gives the part up, and wants to see the answer.
  case giveUp
  /// Leaves the question for another time.
  case skip
  /// Ends the session.
  case quit
}

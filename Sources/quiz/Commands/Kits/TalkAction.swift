import QuizEngine

/// What an interviewer does in a talk.
enum TalkAction: Sendable, Equatable {
  /// Something that changes the card.
  case move(Interview.Move)
  /// Ticks several lines, or takes their ticks back.
  case toggle([Int])
  /// Asks the next of what may follow.
  case followUp
  /// Looks at the model answer.
  case model
  /// Looks at the question again.
  case question
  /// Looks at the rubric again.
  case rubric
  /// Stops, to go on another time.
  case stop
  /// Does something that is not known; the words are what was typed.
  case unknown(String)
}

/// The way in which a talk goes between the interviewer and the program.
protocol TalkFront {
  /// Tells which questions there are, and whether the talk goes on from an earlier one.
  func begin(_ talk: Interview, isResumed: Bool)

  /// Shows the question that is to be asked; nil where the bank does not have it any more.
  func present(_ talk: Interview, _ question: Question?)

  /// Shows what has been said so far.
  func showState(_ talk: Interview)

  /// Shows a document: an answer, or what may be asked next.
  func show(_ document: Document, as event: String)

  /// Says that something makes no sense here.
  func refuse(_ message: String)

  /// Asks what to do next; `seconds` tells the time on the question.
  func action(_ talk: Interview, seconds: () -> Double) throws(InputEnd) -> TalkAction

  /// Tells where the card is.
  func end(_ talk: Interview, files: [String])
}

import QuizEngine

/// What an interviewer does in a talk.
enum TalkAction: Sendable, Equatable {
  /// Something that changes the card.
  case move(Interview.Move)
  /// Ticks several lines, or takes their ticks back.
  case toggle([Int])
  /// Asks the next of what may follow.
  case followUp
  /// Takes back what was done last.
  case undo
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

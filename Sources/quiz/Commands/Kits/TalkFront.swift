import QuizEngine

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

extension TalkFront {
  /// All that is asked, with code and options.
  static func text(of question: Question) -> Document {
    var document = QuestionDocument(question).document
    for (index, part) in question.parts.enumerated() {
      document += PartDocument(part, number: index + 1, of: question.parts.count).document
    }
    return document
  }
}

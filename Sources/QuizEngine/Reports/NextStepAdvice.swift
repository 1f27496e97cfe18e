/// The next step in words: why, and the command for it.
struct NextStepAdvice {
  private let statistics: StudyStatistics

  init(_ statistics: StudyStatistics) {
    self.statistics = statistics
  }

  /// The minutes from which a review is better cut into pieces.
  private static let longReview = 45

  /// One paragraph; the command has a line of its own, so that it can be copied.
  var paragraph: Document.Block {
    let (reason, command) = step
    return .paragraph(Prose("Next: \(reason).") + Prose([.lineBreak]) + .code(command))
  }

  private var step: (reason: String, command: String) {
    switch statistics.nextStep {
    case .resume(let session):
      (
        "a session was cut off" + (session.remaining.isEmpty ? "" : ", with \(left(session)) left"),
        "quiz resume"
      )
    case .place: ("find your level in about ten questions", "quiz place")
    case .review(let due, let minutes):
      minutes > Self.longReview
        ? (
          "\(due) questions are due, the most forgotten ones come first",
          "quiz review --minutes 30"
        ) : ("\(Self.questions(due)) \(due == 1 ? "is" : "are") due", "quiz review")
    case .learn(let new):
      ("\(new) new \(new == 1 ? "question is" : "questions are") planned for today", "quiz review")
    case .practise(let topic): ("\(topic) is your weakest topic", "quiz practice --topic \(topic)")
    case .exam: ("you know enough to try an exam", "quiz exam")
    case .rest(let day):
      ("nothing is due until \(day); study ahead if you like", "quiz practice --ahead")
    case .none: ("try a question", "quiz practice")
    }
  }

  private func left(_ session: SessionHistory) -> String {
    Self.questions(session.remaining.count)
  }

  private static func questions(_ count: Int) -> String {
    count.counted("question")
  }
}

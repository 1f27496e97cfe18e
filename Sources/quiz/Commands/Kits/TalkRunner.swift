import QuizEngine

/// Leads through a talk, and writes down every step.
struct TalkRunner {
  /// How a talk came to its end.
  enum Ending {
    /// Every question was asked, or left out on purpose.
    case finished
    /// The interviewer stopped, to go on another time.
    case stopped
    /// The input ended, or a signal came.
    case cut(InputEnd)
  }

  let front: any TalkFront
  let desk: InterviewDesk
  /// The questions of the bank by their ids.
  let questions: [String: Question]

  /// Asks until the talk is at its end; the card is on the disk, however it ends.
  func run(_ talk: inout Interview) throws(CommandFailure) -> Ending {
    var shown: Int?
    var past: [Interview] = []
    var last = talk
    while true {
      if !talk.isLike(last) { past.append(last) }
      last = talk
      if shown != talk.position {
        front.present(talk, question(of: talk))
        shown = talk.position
      }
      let start = ContinuousClock.now
      let seconds = { start.duration(to: .now) / .seconds(1) }
      let action: TalkAction
      do throws(InputEnd) {
        action = try front.action(talk, seconds: seconds)
      } catch {
        pass(seconds(), in: &talk)
        try desk.save(talk)
        return .cut(error)
      }
      switch action {
      case .stop:
        pass(seconds(), in: &talk)
        try desk.save(talk)
        return .stopped
      case .move(let move):
        try apply(move, after: seconds(), to: &talk)
        if talk.isFinished { return .finished }
      case .toggle(let lines):
        for line in lines { _ = talk.apply(.toggle(line)) }
        pass(seconds(), in: &talk)
        try desk.save(talk)
        front.showState(talk)
      case .undo:
        pass(seconds(), in: &talk)
        guard let earlier = past.popLast() else {
          front.refuse("nothing was done that could be taken back")
          continue
        }
        talk.goBack(to: earlier)
        last = talk
        try desk.save(talk)
        if talk.position == shown { front.showState(talk) }
      case .followUp:
        try followUp(after: seconds(), in: &talk)
      case .model, .question, .rubric:
        pass(seconds(), in: &talk)
        look(at: action, of: talk)
      case .unknown(let words):
        pass(seconds(), in: &talk)
        front.refuse(
          words.isEmpty
            ? "all questions were asked; e ends the talk"
            : "“\(words.visible.cut(to: 40))” means nothing here")
      }
    }
  }

  private func question(of talk: Interview) -> Question? {
    talk.current.flatMap { questions[$0.question] }
  }

  private func pass(_ seconds: Double, in talk: inout Interview) {
    guard talk.entries.indices.contains(talk.position) else { return }
    talk.entries[talk.position].seconds += seconds
  }

  private func apply(
    _ move: Interview.Move, after seconds: Double, to talk: inout Interview
  ) throws(CommandFailure) {
    let here = talk.position
    guard talk.apply(move, after: seconds) else {
      return front.refuse("that cannot be done here")
    }
    try desk.save(talk)
    if talk.position == here, !talk.isFinished { front.showState(talk) }
  }

  private func followUp(
    after seconds: Double, in talk: inout Interview
  ) throws(CommandFailure) {
    guard let entry = talk.current,
      let number = entry.followUps.firstIndex(where: { !$0.isAsked })
    else { return front.refuse("there is nothing more to ask on this question") }
    _ = talk.apply(.followUp(number), after: seconds)
    try desk.save(talk)
    var document = Document(markdown: entry.followUps[number].ask)
    if let question = question(of: talk), question.followUps.indices.contains(number) {
      document.append(.quote(Document(prose: question.followUps[number].answer).blocks))
    }
    front.show(document, as: "followUp")
  }

  private func look(at action: TalkAction, of talk: Interview) {
    guard talk.current != nil else { return front.refuse("all questions were asked") }
    if action == .rubric { return front.showState(talk) }
    let question = question(of: talk)
    if action == .question { return front.present(talk, question) }
    guard let question else { return front.refuse("the bank does not have this question any more") }
    let answer = AnswerDocument(question)
    let document = question.parts.reduce(Document()) { $0 + answer.modelAnswer($1) }
    front.show(document + answer.explanation, as: "model")
  }
}

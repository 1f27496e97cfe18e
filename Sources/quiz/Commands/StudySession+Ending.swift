import QuizEngine

extension StudySession {
  /// Writes how the session ended, and tells what came of it.
  func finish(
    _ ending: SessionRunner.Ending, recorder: JournalRecorder, events: [Journal.Event],
    document: Document?
  ) {
    switch ending {
    case .cut:
      guard recorder.isWritten else { return }
      world.warn("Nothing that was graded is lost: “quiz resume” goes on here.")
      return
    case .quit where plan.mode == .exam || plan.mode == .place:
      world.warn("“quiz resume” goes on here.")
      return
    case .done, .timeUp, .quit: break
    }
    var events = events
    var shown = document
    if plan.mode == .exam, let session = recorder.book.session(recorder.session) {
      let report = ExamReport(session, questions: bank.questions)
      events.append(.exam(report.result))
      shown = ExamDocument(report, session: session, bank: bank).document
    }
    let how: SessionEnding =
      switch ending {
      case .timeUp: .timeUp
      case .quit: .left
      case .done, .cut: .finished
      }
    recorder.end(how, after: events)
    if let shown { tell(shown, events: events) }
  }

  private func tell(_ document: Document, events: [Journal.Event]) {
    guard json else { return world.console.show(document) }
    for case .exam(let result) in events {
      world.console.write(
        JSON.object([
          ("event", "exam"), ("points", .points(result.points)),
          ("of", .integer(result.possiblePoints)), ("passed", .bool(result.isPassed)),
        ]).compact + "\n")
    }
    for case .placement(let result) in events {
      world.console.write(
        JSON.object([
          ("event", "placement"), ("level", .string(result.level.rawValue)),
          ("ability", .number(result.ability)), ("standardError", .number(result.standardError)),
        ]).compact + "\n")
    }
  }
}

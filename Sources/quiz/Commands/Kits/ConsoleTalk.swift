import QuizEngine

/// A talk by keys at a terminal, or by plain lines.
struct ConsoleTalk: TalkFront {
  let console: any Console

  func begin(_ talk: Interview, isResumed: Bool) {
    let minutes = talk.entries.reduce(0) { $0 + $1.minutes }
    let count = talk.entries.count.counted("question")
    let words =
      isResumed
      ? "The talk with \(talk.candidate) goes on: \(count)."
      : "A talk with \(talk.candidate): \(count), about \(minutes) min."
    console.show([
      .paragraph(Prose(words)),
      .paragraph(
        .muted("Every step is on the disk at once; “q” stops, and the same call goes on.")),
    ])
  }

  func present(_ talk: Interview, _ question: Question?) {
    console.write("\n")
    guard let entry = talk.current else {
      console.show([
        .paragraph("All questions were asked."),
        .paragraph(
          .strong(Prose(PointsText.share(talk.total.points, of: talk.total.possible)))),
      ])
      return
    }
    console.show([
      .paragraph(.muted(Prose("Question \(talk.position + 1) of \(talk.entries.count)")))
    ])
    if let question {
      console.show(Self.text(of: question))
    } else {
      console.show([
        .heading(level: 2, Prose(entry.title)),
        .paragraph(.toned(.warning, "The bank does not have this question any more.")),
      ])
    }
    console.write("\n")
    showState(talk)
  }

  func showState(_ talk: Interview) {
    guard let entry = talk.current else { return }
    let rows = entry.lines.enumerated().map { index, line -> [Prose] in
      [
        Prose("[\(TalkKeys.name(of: index))]"), Prose(line.isSaid ? "[x]" : "[ ]"),
        Prose(markdown: line.text) + .muted(Prose(" (\(line.points))")),
      ]
    }
    var document: Document = [
      .paragraph(.strong(Prose("Rubric, \(entry.points) of \(entry.possiblePoints) points"))),
      .table(Document.Table(rows: rows)),
    ]
    let left = entry.followUps.count { !$0.isAsked }
    let noted = entry.notes.count
    var more: [String] = []
    if left > 0 { more.append("\(left) to ask next") }
    if noted > 0 { more.append(noted.counted("note")) }
    if !more.isEmpty {
      document.append(.paragraph(.muted(Prose(more.joined(separator: ", ") + "."))))
    }
    console.show(document)
  }

  func show(_ document: Document, as event: String) { console.show(document) }

  func refuse(_ message: String) {
    console.show([.paragraph(.toned(.warning, Prose(message + ".")))])
  }

  func action(_ talk: Interview, seconds: () -> Double) throws(InputEnd) -> TalkAction {
    for line in TalkKeys.legend(of: talk).lines(width: console.size.columns) {
      console.write(line + "\n")
    }
    let action = console.isInteractive ? try pressed(talk, seconds) : try typed(talk)
    guard action == .move(.note("")) else { return action }
    return .move(.note(try console.ask("Note: ")))
  }

  func end(_ talk: Interview, files: [String]) {
    let points = PointsText.share(talk.total.points, of: talk.total.possible)
    var document: Document = []
    if talk.isFinished { document.append(.paragraph(.strong(Prose("\(points).")))) }
    document.append(.bullets(files.map { Prose($0) }))
    console.show(document)
  }
}

extension ConsoleTalk {
  /// Waits for a key, while the line with the time is drawn anew every second.
  private func pressed(
    _ talk: Interview, _ seconds: () -> Double
  ) throws(InputEnd) -> TalkAction {
    try console.readingKeys { () throws(InputEnd) -> TalkAction in
      var wantsEnd = false
      while true {
        let width = console.size.columns
        let status = TalkKeys.status(of: talk, seconds: seconds(), width: width)
        console.write("\r\u{1B}[K" + status.cut(to: max(width - 1, 1)))
        switch console.nextEvent(within: .seconds(1)) {
        case .key(.control("d")):
          console.write("\r\n")
          throw .endOfInput
        case .key(let key):
          guard let action = TalkKeys.action(for: key, in: talk) else { continue }
          console.write("\r\u{1B}[K")
          if action == .move(.finish), !wantsEnd, let words = Self.unasked(in: talk) {
            // A slip of the hand must not end a talk.
            console.show([.paragraph(.toned(.warning, Prose(words + " Press e again to end.")))])
            wantsEnd = true
            continue
          }
          return action
        case .ended(let end):
          console.write("\r\n")
          throw end
        case .paste, .resized, .resumed, nil: continue
        }
      }
    }
  }

  /// How many questions were not asked, in words; nil where there are none.
  private static func unasked(in talk: Interview) -> String? {
    let count = talk.entries.enumerated().count {
      $0.element.state == .waiting && $0.offset != talk.position
    }
    if count == 0 { return nil }
    return count == 1 ? "One question was not asked yet." : "\(count) questions were not asked yet."
  }

  private func typed(_ talk: Interview) throws(InputEnd) -> TalkAction {
    TalkKeys.action(forLine: try console.askPlainly("> "), in: talk)
  }
}

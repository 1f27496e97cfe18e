/// The score card of one talk.
public struct KitCard: Sendable {
  private let talk: Interview

  /// Takes a talk.
  public init(_ talk: Interview) {
    self.talk = talk
  }

  /// The card as a document.
  public var document: Document {
    var document: Document = [
      .heading(level: 1, Prose("Interview with \(talk.candidate)")), facts,
    ]
    document += KitScores(total: talk.total, byLevel: talk.byLevel, byTopic: talk.byTopic).document
    document.append(.heading(level: 2, "Questions"))
    document.append(overview)
    for (index, entry) in talk.entries.enumerated() where entry.state != .waiting {
      document += section(of: entry, number: index + 1)
    }
    return document
  }

  /// The card as a page.
  public func page(paper: KitPage.Paper) -> KitPage {
    KitPage(
      title: "Interview with \(talk.candidate)", footer: "\(talk.candidate) · Kit \(talk.kit)",
      paper: paper, body: HTMLRenderer().render(document))
  }

  /// A time as minutes and seconds.
  public static func time(_ seconds: Double) -> String {
    let whole = Int(max(seconds, 0))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension KitCard {
  private var facts: Document.Block {
    let skipped = talk.entries.count { $0.state == .skipped }
    let count = "\(talk.asked.count) of \(talk.entries.count) questions asked"
    return .facts([
      (name: Prose("Interviewer"), value: Prose(talk.interviewer)),
      (name: Prose("Begun"), value: Prose(talk.started)),
      (name: Prose("Time"), value: Prose("\(Self.time(talk.seconds)) min")),
      (
        name: Prose("Questions"), value: Prose(skipped > 0 ? "\(count), \(skipped) skipped" : count)
      ),
      (name: Prose("Kit"), value: Prose.code(talk.kit)),
    ])
  }

  private var overview: Document.Block {
    .table(
      header: ["", "Question", "Level", "Points", "Of", "Time", ""],
      [.right, .left, .left, .right, .right, .right, .left],
      rows: talk.entries.enumerated().map { index, entry in
        let isAsked = entry.state == .asked
        return [
          Prose("\(index + 1)"), Prose(entry.title), Prose(entry.level.rawValue),
          Prose(isAsked ? "\(entry.points)" : ""), Prose(isAsked ? "\(entry.possiblePoints)" : ""),
          Prose(isAsked ? "\(Self.time(entry.seconds)) of \(entry.minutes)" : ""),
          Prose(isAsked ? "" : entry.state == .skipped ? "skipped" : "not reached"),
        ]
      })
  }

  private func section(of entry: Interview.Entry, number: Int) -> Document {
    var document: Document = [
      .heading(level: 3, "\(number). \(entry.title)"),
      .paragraph(.muted("\(entry.question), \(entry.points) of \(entry.possiblePoints) points")),
    ]
    if entry.state == .skipped {
      document.append(.paragraph("Skipped."))
    } else {
      document += lines(entry.lines.filter(\.isSaid), title: "Said", tone: .right)
      document += lines(entry.lines.filter { !$0.isSaid }, title: "Missed", tone: .wrong)
    }
    let asked = entry.followUps.filter(\.isAsked)
    if !asked.isEmpty {
      document.append(.paragraph(.strong("Asked next")))
      document.append(.bullets(asked.map { Prose(markdown: $0.ask) }))
    }
    if !entry.notes.isEmpty {
      document.append(.paragraph(.strong("Notes")))
      document.append(.bullets(entry.notes.map { Prose($0) }))
    }
    return document
  }

  private func lines(_ lines: [Interview.Line], title: String, tone: Tone) -> Document {
    guard !lines.isEmpty else { return [] }
    return [
      .paragraph(.strong(Prose(title))),
      .bullets(
        lines.map { .toned(tone, Prose(markdown: $0.text)) + Prose(" (\($0.points))") }),
    ]
  }
}

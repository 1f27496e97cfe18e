/// The score cards of several interviewers for one candidate, on one page.
public struct KitJointCard: Sendable {
  private let joint: JointInterview

  /// Takes the talks.
  public init(_ joint: JointInterview) {
    self.joint = joint
  }

  /// The card as a document.
  public var document: Document {
    var document: Document = [
      .heading(level: 1, Prose("Interviews with \(joint.candidate)")),
      .table(
        header: ["Interviewer", "Begun", "Time", "Points", "Of"],
        [.left, .left, .right, .right, .right],
        rows: joint.talks.map { talk in
          [
            Prose(talk.interviewer), Prose(talk.started), Prose(KitCard.time(talk.seconds)),
            Prose(PointsText.number(talk.total.points)), Prose("\(talk.total.possible)"),
          ]
        }),
      .paragraph("A question that several asked counts once, with the mean of its points."),
    ]
    document +=
      KitScores(total: joint.total, byLevel: joint.byLevel, byTopic: joint.byTopic).document
    document.append(.heading(level: 2, "Questions"))
    document.append(overview)
    document += differences + missed + notes
    return document
  }

  /// The card as a page.
  public func page(paper: KitPage.Paper) -> KitPage {
    let title = "Interviews with \(joint.candidate)"
    return KitPage(
      title: title, footer: title, paper: paper, body: HTMLRenderer().render(document))
  }

  /// The card as programs read it; the names are a contract.
  public var json: JSON {
    .object([
      ("candidate", .string(joint.candidate)),
      ("interviewers", .strings(joint.talks.map(\.interviewer))),
      ("points", .points(joint.total.points)),
      ("of", .integer(joint.total.possible)),
      ("levels", .array(joint.byLevel.map(\.json))),
      ("topics", .array(joint.byTopic.map(\.json))),
      (
        "questions",
        .array(
          joint.questions.map { entry in
            .object([
              ("question", .string(entry.question.question)),
              ("title", .string(entry.question.title)),
              ("points", .points(entry.points)),
              ("of", .integer(entry.question.possiblePoints)),
              (
                "asked",
                .array(
                  entry.asked.map { talk, entry in
                    [
                      "interviewer": .string(joint.talks[talk].interviewer),
                      "points": .integer(entry.points), "notes": .strings(entry.notes),
                    ]
                  })
              ),
            ])
          })
      ),
    ])
  }
}

extension KitJointCard {
  private var overview: Document.Block {
    let header: [Prose] = ["Question", "Level"] + joint.talks.map { Prose($0.interviewer) }
    return .table(
      header: header + ["Mean", "Of"],
      [.left, .left] + joint.talks.map { _ in .right } + [.right, .right],
      rows: joint.questions.map { entry in
        let points = joint.talks.indices.map { talk in
          Prose(entry.asked.first { $0.talk == talk }.map { "\($0.entry.points)" } ?? "")
        }
        return [Prose(entry.question.title), Prose(entry.question.level.rawValue)] + points + [
          Prose(PointsText.number(entry.points)), Prose("\(entry.question.possiblePoints)"),
        ]
      })
  }

  /// What one interviewer heard and another did not.
  private var differences: Document {
    var rows: [[Prose]] = []
    for entry in joint.questions where entry.asked.count > 1 {
      for (index, line) in entry.question.lines.enumerated() {
        let heard = entry.asked.map { talk, entry in
          (talk: talk, isSaid: entry.lines.indices.contains(index) && entry.lines[index].isSaid)
        }
        guard Set(heard.map(\.isSaid)).count > 1 else { continue }
        let names = { (isSaid: Bool) in
          heard.filter { $0.isSaid == isSaid }.map { joint.talks[$0.talk].interviewer }
            .joined(separator: ", ")
        }
        rows.append([
          Prose(entry.question.title), Prose(markdown: line.text), Prose(names(true)),
          Prose(names(false)),
        ])
      }
    }
    guard !rows.isEmpty else { return [] }
    return [
      .heading(level: 2, "Where they differ"),
      .table(header: ["Question", "Point", "Heard by", "Not by"], rows: rows),
    ]
  }

  /// What nobody heard.
  private var missed: Document {
    var items: [Prose] = []
    for entry in joint.questions {
      for (index, line) in entry.question.lines.enumerated() {
        let isHeard = entry.asked.contains { _, entry in
          entry.lines.indices.contains(index) && entry.lines[index].isSaid
        }
        if !isHeard { items.append("\(entry.question.title): \(Prose(markdown: line.text))") }
      }
    }
    return items.isEmpty ? [] : [.heading(level: 2, "What nobody heard"), .bullets(items)]
  }

  private var notes: Document {
    var document = Document()
    for (talk, interview) in joint.talks.enumerated() {
      let notes = joint.questions.flatMap { entry in
        entry.asked.filter { $0.talk == talk }.flatMap { _, asked in
          asked.notes.map { Prose("\(entry.question.title): \($0)") }
        }
      }
      guard !notes.isEmpty else { continue }
      document.append(.heading(level: 3, Prose("Notes of \(interview.interviewer)")))
      document.append(.bullets(notes))
    }
    return document
  }
}

/// Tells what a candidate's take-home is worth, question by question.
public struct KitTakehomeReport: Sendable {
  let result: TakehomeResult
  let compiler: String
  let sandbox: String

  /// Takes a result, and what it was graded with.
  public init(_ result: TakehomeResult, compiler: String, sandbox: String) {
    self.result = result
    self.compiler = compiler
    self.sandbox = sandbox
  }

  /// The whole report.
  public var document: Document {
    head + result.tasks.reduce(into: Document()) { $0 += section(of: $1) } + foot
  }

  /// The report as a page.
  public var page: KitPage {
    KitPage(
      title: result.name, footer: result.kit.map { "Kit \($0)" } ?? result.name,
      body: HTMLRenderer().render(document))
  }
}

extension KitTakehomeReport {
  private var head: Document {
    var document: Document = [.heading(level: 1, Prose(result.name))]
    if result.isGraded {
      let points = PointsText.share(result.points, of: result.possiblePoints)
      let open = result.openPoints
      let more = open > 0 ? ", and \(KitSheet.points(open)) for a reader to give" : ""
      document.append(.paragraph(.strong(Prose(points + more + "."))))
    }
    let tampering = result.findings.filter(\.isTampering)
    if !tampering.isEmpty {
      document.append(
        .callout(
          .warning, title: "Tampered with", [.bullets(tampering.map { Prose($0.words) })]))
    }
    let others = result.findings.filter { !$0.isTampering }
    if !others.isEmpty { document.append(.bullets(others.map { Prose($0.words) })) }
    if result.isGraded { document.append(overview) }
    return document
  }

  private var overview: Document.Block {
    .table(
      header: ["Question", "Title", "Points", "Of", "Verdict"],
      [.right, .left, .right, .right, .left],
      rows: result.tasks.map { entry in
        [
          Prose(entry.task.label), Prose(entry.task.item.question.title),
          Prose(PointsText.number(entry.points)), Prose("\(entry.task.content.points)"),
          Prose(entry.outcome),
        ]
      })
  }

  private func section(of entry: TakehomeResult.Entry) -> Document {
    let question = entry.task.item.question
    var document: Document = [
      .heading(level: 2, "Question \(entry.task.label): \(question.title)"),
      .paragraph(
        .muted(Prose("\(question.id), \(entry.task.content.kind.rawValue), \(entry.task.path)"))),
    ]
    switch entry.answer {
    case .missing, .unchanged, .refused:
      document.append(.verdict(.wrong, Prose(entry.outcome)))
    case .text(let text):
      if let grade = entry.grade {
        document += GradeDocument(grade, source: text).document
        if !grade.checks.isEmpty { document.append(checks(grade)) }
      }
      if case .explain(let explanation) = entry.task.content.task {
        document += reading(text, explanation)
      } else {
        document.append(.paragraph(.muted("What was handed in:")))
        document.append(.code(text, language: entry.task.code == nil ? nil : "swift"))
      }
    }
    return document
  }

  private func checks(_ grade: Grade) -> Document.Block {
    .table(
      header: ["Check", "Points", "Of", "Verdict"], [.left, .right, .right, .left],
      rows: grade.checks.map { check in
        [
          Prose(check.name), Prose(check.passed ? "\(check.points)" : "0"),
          Prose("\(check.points)"), .toned(check.verdict.tone, Prose(check.verdict.words)),
        ]
      })
  }

  /// What a reader needs to give points: the answer, the rubric, and what the words suggest.
  private func reading(_ text: String, _ explanation: Explanation) -> Document {
    let suggested = RubricGrading.suggestions(for: text, in: explanation)
    return [
      .quote(Document(text.split(separator: "\n").map { .paragraph(Prose(String($0))) }).blocks),
      .paragraph(.muted("Points are given by a reader; “likely” is where the words suggest it.")),
      .table(
        header: ["Points", "For", "Said"], [.right, .left, .left],
        rows: explanation.rubric.enumerated().map { index, point in
          [
            Prose("\(point.points)"), Prose(markdown: point.point),
            Prose(suggested.contains(index) ? "likely" : ""),
          ]
        }),
    ]
  }

  private var foot: Document {
    let kit = result.kit.map { "Kit \($0). " } ?? ""
    let words = "\(kit)Graded with \(compiler); sandbox: \(sandbox)."
    return [.thematicBreak, .paragraph(.muted(Prose(words)))]
  }
}

extension TakehomeResult.Entry {
  /// What came of it, in a word or two.
  var outcome: String {
    switch answer {
    case .missing: "not there"
    case .unchanged: "left unchanged"
    case .refused(let reason): "not read: \(reason)"
    case .text: needsReader ? "to be read" : grade?.verdict.words ?? "not graded"
    }
  }
}

/// All candidates of a batch in one table.
public struct KitTakehomeTable: Sendable {
  private let results: [TakehomeResult]
  private let labels: [String]

  /// Takes the results in the order of the rows.
  public init(_ results: [TakehomeResult]) {
    self.results = results
    var labels: [String] = []
    for result in results {
      for label in result.tasks.map(\.task.label) where !labels.contains(label) {
        labels.append(label)
      }
    }
    self.labels = labels
  }

  /// The table as comma-separated values (RFC 4180); no cell is taken for a formula.
  public var csv: String {
    let head =
      ["candidate", "points", "of", "to be read", "tampered"] + labels.map { "question \($0)" }
      + ["remarks"]
    let rows = results.map { result in
      [
        result.name, PointsText.number(result.points), "\(result.possiblePoints)",
        "\(result.openPoints)", result.findings.contains(where: \.isTampering) ? "yes" : "no",
      ] + labels.map { cell(result, $0) } + [result.findings.map(\.words).joined(separator: " ")]
    }
    return ([head] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The table as a document.
  ///
  /// - Parameter link: the address of a candidate's report.
  public func document(link: ((Int) -> String)? = nil) -> Document {
    let header: [Prose] =
      ["Candidate", "Points", "Of", "To be read"] + labels.map { Prose($0) } + ["Remarks"]
    let rows = results.enumerated().map { index, result -> [Prose] in
      let name = link.map { Prose.link(Prose(result.name), to: $0(index)) } ?? Prose(result.name)
      let tampered = result.findings.contains(where: \.isTampering)
      let remarks: [Prose] =
        (tampered ? [Prose.toned(.warning, "tampered with")] : [])
        + (result.isGraded ? [] : [Prose.toned(.wrong, "not graded")])
      return [
        name, .strong(Prose(PointsText.number(result.points))), Prose("\(result.possiblePoints)"),
        Prose(result.openPoints == 0 ? "" : "\(result.openPoints)"),
      ] + labels.map { Prose(cell(result, $0)) } + [
        Prose(Array(remarks.map(\.inlines).joined(separator: [.text(", ")])))
      ]
    }
    let right = [Document.Table.Alignment](repeating: .right, count: 3 + labels.count)
    return [
      .heading(level: 1, "Take-home"),
      .table(header: header, [.left] + right + [.left], rows: rows),
    ]
  }

  /// The table as a page.
  public func page(link: @escaping (Int) -> String) -> KitPage {
    KitPage(
      title: "Take-home", footer: "Take-home",
      body: HTMLRenderer().render(document(link: link)))
  }

  private func cell(_ result: TakehomeResult, _ label: String) -> String {
    guard let entry = result.tasks.first(where: { $0.task.label == label }) else { return "" }
    if entry.needsReader { return "?" }
    return PointsText.number(entry.points)
  }

  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let safe = (isFormula ? "'" + text : text).visible
    let needsQuotes = safe.contains { "\",".contains($0) || $0.isNewline }
    return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }
}

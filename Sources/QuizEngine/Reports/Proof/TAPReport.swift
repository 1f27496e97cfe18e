/// Proofs as TAP 14: a test point for each claim.
public struct TAPReport: Sendable {
  private let reports: [ProofReport]

  /// Takes the proofs of one bank, one for each compiler.
  public init(_ reports: [ProofReport]) {
    self.reports = reports
  }

  /// The whole stream.
  public var text: String {
    var points: [String] = []
    var number = 0
    for report in reports {
      points += comments("proved by \(report.compiler)")
      for finding in report.bankFindings where finding.severity == .error {
        number += 1
        points += failure(
          number, "bank: \(finding.rule) \(finding.place)", ProofFinding(finding))
      }
      for record in report.records {
        number += 1
        points += point(number, record)
      }
      for finding in report.bankFindings where finding.severity != .error {
        points += comments(finding.description)
      }
    }
    return (["TAP version 14", "1..\(number)"] + points).joined(separator: "\n") + "\n"
  }

  private func point(_ number: Int, _ record: ProofReport.Record) -> [String] {
    let title = "\(record.question): \(record.title)"
    let lines: [String]
    switch record.outcome {
    case .passed: lines = ["ok \(number) - \(Self.escaped(title))"]
    case .skipped(let reason):
      lines = ["ok \(number) - \(Self.escaped(title)) # SKIP \(Self.oneLine(reason))"]
    case .failed(let finding): lines = failure(number, title, finding)
    }
    return lines + record.warnings.flatMap { comments($0.description) }
  }

  private func failure(_ number: Int, _ title: String, _ found: ProofFinding) -> [String] {
    let finding = found.finding
    let members: [(String, JSON?)] = [
      ("message", .string(finding.message)), ("severity", .string(finding.severity.rawValue)),
      ("rule", .string(finding.rule.name)), ("file", .string(finding.place.file)),
      ("line", finding.place.line.map(JSON.integer)),
      ("column", finding.place.column.map(JSON.integer)),
      ("claimed", found.evidence.map { .string($0.claimed) }),
      ("actual", found.evidence.map { .string($0.actual) }),
      ("diff", found.evidence?.diff.map(JSON.string)),
    ]
    // A string of JSON is one of YAML as well.
    let fields = members.compactMap { name, value in value.map { "  \(name): \($0.compact)" } }
    return ["not ok \(number) - \(Self.escaped(title))", "  ---"] + fields + ["  ..."]
  }

  private func comments(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { "# \($0)" }
  }

  private static func escaped(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

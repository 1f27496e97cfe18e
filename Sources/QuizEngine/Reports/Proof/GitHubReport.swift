/// Proofs as annotations of GitHub Actions, with a summary of the step.
public struct GitHubReport: Sendable {
  private let reports: [ProofReport]

  /// The annotations of a kind that GitHub shows of a step.
  static let mostAnnotations = 10
  /// The findings that the summary lists; it may have no more than 1 MiB.
  static let mostListed = 200

  /// Takes the proofs of one bank, one for each compiler.
  public init(_ reports: [ProofReport]) {
    self.reports = reports
  }

  private var findings: [ProofFinding] {
    var seen: Set<ProofFinding> = []
    let all = reports.flatMap { report in
      report.findings + report.compilerWarnings.map { ProofFinding($0) }
    }
    return all.filter { seen.insert($0).inserted }
  }

  /// The commands that make annotations, one a line.
  public var annotations: String {
    var lines: [String] = []
    for severity in [Finding.Severity.error, .warning, .note] {
      let found = findings.filter { $0.finding.severity == severity }
      // Where there are more than are shown, the last that is shown says so.
      let shown = found.count > Self.mostAnnotations ? Self.mostAnnotations - 1 : found.count
      lines += found.prefix(shown).map(Self.command)
      if shown < found.count {
        lines.append(
          "::\(Self.word(severity)) title=\(found.count - shown) more::"
            + "The summary of this step lists them.")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The summary of the step.
  public var summary: Document {
    var document: Document = [.heading(level: 2, "Proof of the bank")]
    for report in reports { document += report.summary }
    document += ProofComparison(reports).document
    for found in findings.prefix(Self.mostListed) {
      document.append(
        .paragraph(
          Prose("\(found.finding.severity.rawValue): ") + Prose([.code("\(found.finding.place)")])
            + Prose(" \(found.finding.message) (\(found.finding.rule))")))
      if let diff = found.evidence?.diff { document.append(.code(diff, language: "diff")) }
    }
    if findings.count > Self.mostListed {
      document.append(.paragraph(Prose("… and \(findings.count - Self.mostListed) more.")))
    }
    return document
  }

  private static func command(_ found: ProofFinding) -> String {
    let finding = found.finding
    let properties: [(String, String?)] = [
      ("file", finding.place.file), ("line", finding.place.line.map { "\($0)" }),
      ("col", finding.place.column.map { "\($0)" }), ("title", finding.rule.name),
    ]
    let told = properties.compactMap { name, value in
      value.map { "\(name)=\(escaped($0, inProperty: true))" }
    }
    var message = finding.message
    if let diff = found.evidence?.diff { message += "\n\(diff)" }
    return "::\(word(finding.severity)) \(told.joined(separator: ","))::"
      + escaped(message, inProperty: false)
  }

  private static func word(_ severity: Finding.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    // By scalars, as `\r\n` is one character.
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Proofs as SARIF 2.1.0: a run for each compiler.
public struct SARIFReport: Sendable {
  private let reports: [ProofReport]
  private let version: String

  /// Takes the proofs of one bank, and the version of the program that tells them.
  public init(_ reports: [ProofReport], version: String) {
    self.reports = reports
    self.version = version
  }

  /// The whole file.
  public var text: String { json.indented + "\n" }

  private var json: JSON {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .array(reports.map { run($0) }),
    ]
  }

  private func run(_ report: ProofReport) -> JSON {
    let findings =
      report.findings + report.compilerWarnings.map { ProofFinding($0) }
      + report.skipped.compactMap(\.note)
    let rules = Set(findings.map(\.finding.rule.name)).sorted()
    var seen: [String: Int] = [:]
    let results = findings.map { found -> JSON in
      let print = fingerprint(of: found.finding, seen: &seen)
      return result(found, rules: rules, fingerprint: print)
    }
    let name = reports.count > 1 ? "quiz/\(report.compiler)/" : "quiz/"
    return [
      "tool": ["driver": driver(rules)],
      "automationDetails": ["id": .string(name)],
      "columnKind": "unicodeCodePoints",
      "properties": ["compiler": .string(report.compiler)],
      "results": .array(results),
    ]
  }

  private func driver(_ rules: [String]) -> JSON {
    let told = rules.map { rule -> JSON in
      ["id": .string(rule), "shortDescription": ["text": .string(Self.words(rule))]]
    }
    return ["name": "quiz", "version": .string(version), "rules": .array(told)]
  }

  private func result(_ found: ProofFinding, rules: [String], fingerprint: String) -> JSON {
    let finding = found.finding
    var text = finding.message
    if let evidence = found.evidence {
      text += "\n\nClaimed: \(evidence.claimed)\nTrue: \(evidence.actual)"
      if let diff = evidence.diff { text += "\n\n\(diff)" }
    }
    return [
      "ruleId": .string(finding.rule.name),
      "ruleIndex": .integer(rules.firstIndex(of: finding.rule.name) ?? 0),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(text)],
      "locations": [["physicalLocation": location(finding.place)]],
      "partialFingerprints": ["quizFinding/v1": .string(fingerprint)],
    ]
  }

  private func location(_ place: Place) -> JSON {
    var members: [(String, JSON)] = [
      ("artifactLocation", ["uri": .string(Self.address(place.file))])
    ]
    if let line = place.line {
      members.append(
        (
          "region",
          .object(omittingNil: [
            ("startLine", .integer(line)), ("startColumn", place.column.map(JSON.integer)),
          ])
        ))
    }
    return .object(members)
  }

  /// What stays the same while lines move: the rule, the file and the words.
  private func fingerprint(of finding: Finding, seen: inout [String: Int]) -> String {
    let texts = [finding.rule.name, finding.place.file, finding.message]
    let hash = Digest(texts: texts).prefix(16)
    seen[hash, default: 0] += 1
    return "\(hash):\(seen[hash] ?? 1)"
  }

  /// A path as the reference that a URI takes: other bytes than plain ones in percents.
  static func address(_ path: String) -> String {
    let plain = Set("/-._~!$'()*+,;=@".utf8)
    let written = path.utf8.map { byte -> String in
      byte.isLetterOrDigit || plain.contains(byte)
        ? String(Unicode.Scalar(byte))
        : "%" + String(byte >> 4, radix: 16, uppercase: true)
          + String(byte & 15, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + written : written
  }

  private static func words(_ rule: String) -> String {
    rule.prefix(1).uppercased() + rule.dropFirst().replacing("-", with: " ")
  }
}

extension ProofReport.Record {
  /// What was skipped, as a finding; nil where nothing was.
  var note: ProofFinding? {
    guard case .skipped(let reason) = outcome else { return nil }
    return ProofFinding(
      Finding(
        place: place, severity: .note, rule: "skipped", question: question,
        message: "\(title): not proved: \(reason)"))
  }
}

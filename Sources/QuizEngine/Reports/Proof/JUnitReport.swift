/// Proofs as JUnit XML: a suite for each question, a case for each claim.
public struct JUnitReport: Sendable {
  private let reports: [ProofReport]

  /// Takes the proofs of one bank, one for each compiler.
  public init(_ reports: [ProofReport]) {
    self.reports = reports
  }

  /// The whole file.
  public var text: String {
    let suites = reports.flatMap { makeSuites(of: $0) }
    let all = Counts(suites.flatMap(\.cases))
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites" + XMLText.attributes([("name", "quiz validate")] + all.attributes) + ">",
    ]
    for suite in suites { lines += suite.lines }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func makeSuites(of report: ProofReport) -> [Suite] {
    var order: [String] = []
    var cases: [String: [Case]] = [:]
    let add = { (name: String, new: Case) in
      if cases[name] == nil { order.append(name) }
      cases[name, default: []].append(new)
    }
    for finding in report.bankFindings where finding.severity == .error {
      add("bank", Case(finding))
    }
    for record in report.records { add(record.question.text, Case(record)) }
    let tail = reports.count > 1 ? " (\(report.compiler))" : ""
    return order.map { name in
      Suite(name: name + tail, compiler: report.compiler, cases: cases[name] ?? [])
    }
  }
}

extension JUnitReport {
  /// The numbers that suites begin with.
  private struct Counts {
    var attributes: [(String, String?)]

    init(_ cases: [Case]) {
      let seconds = cases.reduce(0) { $0 + $1.seconds }
      attributes = [
        ("tests", "\(cases.count)"),
        ("failures", "\(cases.count { $0.failure != nil })"), ("errors", "0"),
        ("skipped", "\(cases.count { $0.skipped != nil })"), ("time", JUnitReport.time(seconds)),
      ]
    }
  }

  private struct Suite {
    var name: String
    var compiler: String
    var cases: [Case]

    var lines: [String] {
      let head = [("name", Optional(name))] + Counts(cases).attributes
      return [
        "  <testsuite" + XMLText.attributes(head) + ">",
        "    <properties><property"
          + XMLText.attributes([("name", "compiler"), ("value", compiler)])
          + "/></properties>",
      ] + cases.flatMap { $0.lines(suite: name) } + ["  </testsuite>"]
    }
  }

  private struct Case {
    var name: String
    var place: Place
    var seconds = 0.0
    var failure: ProofFinding?
    var skipped: String?
    var warnings: [Finding] = []

    init(_ finding: Finding) {
      name = "\(finding.rule) \(finding.place)"
      place = finding.place
      failure = ProofFinding(finding)
    }

    init(_ record: ProofReport.Record) {
      name = record.title
      place = record.place
      seconds = record.isCached ? 0 : record.seconds
      failure = record.failure
      warnings = record.warnings
      if case .skipped(let reason) = record.outcome { skipped = reason }
    }

    func lines(suite: String) -> [String] {
      let head = XMLText.attributes([
        ("classname", suite), ("name", name), ("time", JUnitReport.time(seconds)),
        ("file", place.file), ("line", place.line.map { "\($0)" }),
      ])
      var inner: [String] = []
      if let failure {
        inner.append(
          "      <failure"
            + XMLText.attributes([
              ("message", failure.finding.message), ("type", failure.finding.rule.name),
            ]) + ">" + XMLText.content(failure.account) + "</failure>")
      } else if let skipped {
        inner.append("      <skipped" + XMLText.attributes([("message", skipped)]) + "/>")
      }
      if !warnings.isEmpty {
        let told = warnings.map(\.description).joined(separator: "\n")
        inner.append("      <system-out>\(XMLText.content(told))</system-out>")
      }
      if inner.isEmpty { return ["    <testcase\(head)/>"] }
      return ["    <testcase\(head)>"] + inner + ["    </testcase>"]
    }
  }

  private static func time(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension ProofFinding {
  /// The finding in full, over several lines: where it is, what was claimed, what is true.
  public var account: String {
    var lines = [finding.description]
    if let evidence {
      lines += ["claimed: \(evidence.claimed)", "true: \(evidence.actual)"]
      if let diff = evidence.diff { lines.append(diff) }
    }
    return lines.joined(separator: "\n")
  }
}

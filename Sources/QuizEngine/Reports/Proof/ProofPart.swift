/// A part of a proof as it was written by the machine that did it.
public struct ProofPart: Sendable {
  /// What came of the part.
  public let report: ProofReport

  /// Why a text is no part of a proof.
  public struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public let description: String
  }

  /// Reads what a proof of a part wrote as JSON.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let document = JSON.Document(bytes)
    if let fault = document.faults.first { throw Fault(description: "\(fault)") }
    guard let json = document.root?.value else { throw Fault(description: "it is empty") }
    guard let shard = json["shard"] else {
      throw Fault(description: "it does not say which part it is")
    }
    var report = ProofReport()
    report.shard = try Self.shard(shard)
    report.questions = json["questions"]?.integer ?? 0
    report.fragments = json["fragments"]?.integer ?? 0
    report.compiler = json["compiler"]?.string ?? ""
    report.isStrict = json["strict"]?.bool ?? false
    report.modes = (json["modes"]?.array ?? []).compactMap { $0.integer }
      .compactMap { LanguageMode(rawValue: $0) }
    report.bankFindings = try (json["bankFindings"]?.array ?? []).map { json throws(Fault) in
      try Self.finding(json)
    }
    guard let results = json["results"]?.array else {
      throw Fault(description: "it holds no results")
    }
    report.records = try results.map { json throws(Fault) in try Self.record(json) }
    guard report.records.count == json["claims"]?.integer else {
      throw Fault(description: "it does not hold as many results as it says")
    }
    self.report = report
  }
}

extension ProofPart {
  private static func shard(_ json: JSON) throws(Fault) -> ProofShard {
    guard let index = json["index"]?.integer, let count = json["count"]?.integer,
      let plan = json["plan"]?.string, let questions = json["questions"]?.integer,
      let claims = json["claims"]?.integer, index >= 1, index <= count
    else { throw Fault(description: "what it says of the whole cannot be read") }
    return ProofShard(
      index: index, count: count, plan: plan, questions: questions, claims: claims)
  }

  private static func finding(_ json: JSON) throws(Fault) -> Finding {
    guard let file = json["file"]?.string, let rule = json["rule"]?.string,
      let severity = json["severity"]?.string.flatMap({ Finding.Severity(rawValue: $0) }),
      let message = json["message"]?.string
    else { throw Fault(description: "a finding in it cannot be read") }
    return Finding(
      place: Place(file: file, line: json["line"]?.integer, column: json["column"]?.integer),
      severity: severity, rule: Finding.Rule(rule),
      question: json["question"]?.string.flatMap { Slug($0) }, message: message)
  }

  private static func record(_ json: JSON) throws(Fault) -> ProofReport.Record {
    guard let question = json["question"]?.string.flatMap({ Slug($0) }),
      let kind = json["kind"]?.string, let name = json["name"]?.string,
      let mode = json["mode"]?.integer.flatMap({ LanguageMode(rawValue: $0) }),
      let file = json["file"]?.string, let number = json["number"]?.integer
    else { throw Fault(description: "a result in it cannot be read") }
    let warnings = try (json["warnings"]?.array ?? []).map { json throws(Fault) in
      try finding(json)
    }
    return ProofReport.Record(
      number: number, question: question, kind: kind, name: name, mode: mode,
      place: Place(file: file, line: json["line"]?.integer, column: json["column"]?.integer),
      outcome: try outcome(json), warnings: warnings,
      seconds: json["seconds"]?.number ?? 0, isCached: json["cached"]?.bool ?? false)
  }

  private static func outcome(_ json: JSON) throws(Fault) -> ProofReport.Record.Outcome {
    switch json["outcome"]?.string {
    case "passed": return .passed
    case "skipped": return .skipped(reason: json["why"]?.string ?? "")
    case "failed":
      guard let why = json["why"] else { break }
      var evidence: Evidence?
      if let claimed = why["claimed"]?.string, let actual = why["actual"]?.string {
        evidence = Evidence(claimed: claimed, actual: actual, diff: why["diff"]?.string)
      }
      return .failed(ProofFinding(try finding(why), evidence: evidence))
    default: break
    }
    throw Fault(description: "a result in it cannot be read")
  }
}

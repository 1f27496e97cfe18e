extension ProofReport {
  /// The report as programs read it; the names are a contract.
  public func json(compiler: String) -> JSON {
    .object([
      ("questions", .integer(questions)),
      ("claims", .integer(claims)),
      ("passed", .integer(passed)),
      ("failed", .integer(failed)),
      ("skipped", .integer(skipped.count)),
      ("fragments", .integer(fragments)),
      ("cached", .integer(cached)),
      ("compiler", .string(compiler)),
      ("findings", .array(findings.map(\.json) + skipped.map(\.json))),
    ])
  }
}

extension ProofReport.Skipped {
  /// What was skipped is a note among the findings: counted and named, never passed.
  fileprivate var json: JSON {
    Finding(
      place: place, severity: .note, rule: "skipped", question: question,
      message: "not proved: \(reason)"
    ).json
  }
}

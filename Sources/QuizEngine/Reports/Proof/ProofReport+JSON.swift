extension ProofReport {
  /// The report as programs read it; the names are a contract.
  ///
  /// A part of a whole holds what came of each claim as well, so that parts can be merged.
  public func json(showingWarnings: Bool) -> JSON {
    let told = findings.map(\.json)
    let warned = showingWarnings ? compilerWarnings.map(\.json) : []
    // What was skipped is a note among the findings: counted and named, never passed.
    let passedOver = skipped.compactMap(\.note).map(\.json)
    var members: [(String, JSON)] = [
      ("questions", .integer(questions)),
      ("claims", .integer(claims)),
      ("passed", .integer(passed)),
      ("failed", .integer(failed)),
      ("skipped", .integer(passedOver.count)),
      ("fragments", .integer(fragments)),
      ("cached", .integer(cached)),
      ("warnings", .integer(compilerWarnings.count)),
      ("compiler", .string(compiler)),
      ("findings", .array(told + warned + passedOver)),
    ]
    if let shard { members += self.members(of: shard) }
    return .object(members)
  }

  private func members(of shard: ProofShard) -> [(String, JSON)] {
    [
      ("shard", shard.json),
      ("strict", .bool(isStrict)),
      ("modes", .integers(modes.map(\.rawValue))),
      ("bankFindings", .array(bankFindings.map(\.json))),
      ("results", .array(records.map(\.json))),
    ]
  }
}

extension ProofFinding {
  /// The finding as programs read it, with what was claimed and what is true.
  public var json: JSON {
    guard let evidence, case .object(let members) = finding.json else { return finding.json }
    let rest: [(String, JSON?)] = [
      ("claimed", .string(evidence.claimed)), ("actual", .string(evidence.actual)),
      ("diff", evidence.diff.map(JSON.string)),
    ]
    return .object(omittingNil: members.map { ($0.0, Optional($0.1)) } + rest)
  }
}

extension ProofReport.Record {
  fileprivate var json: JSON {
    let told: (String, JSON?) =
      switch outcome {
      case .passed: ("passed", nil)
      case .failed(let finding): ("failed", finding.json)
      case .skipped(let reason): ("skipped", .string(reason))
      }
    return .object(omittingNil: [
      ("number", .integer(number)), ("question", .string(question.text)), ("kind", .string(kind)),
      ("name", .string(name)),
      ("mode", .integer(mode.rawValue)), ("file", .string(place.file)),
      ("line", place.line.map(JSON.integer)), ("column", place.column.map(JSON.integer)),
      ("outcome", .string(told.0)), ("why", told.1),
      ("warnings", warnings.isEmpty ? nil : .array(warnings.map(\.json))),
      ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("cached", isCached ? true : nil),
    ])
  }
}

extension ProofShard {
  fileprivate var json: JSON {
    [
      "index": .integer(index), "count": .integer(count), "plan": .string(plan),
      "questions": .integer(questions), "claims": .integer(claims),
    ]
  }
}

extension ProofReport {
  /// The last lines of a proof: what was counted, and whether it is good.
  public var summary: Document {
    let modeNames = modes.map { "\($0.rawValue)" }.joined(separator: " and ")
    let inModes = modes.isEmpty ? "" : " in the language modes \(modeNames)"
    var counts = [
      questions.counted("question"),
      "\(claims) claims\(inModes)", "\(passed) confirmed",
    ]
    if failed > 0 { counts.append("\(failed) refuted") }
    if !skipped.isEmpty { counts.append("\(skipped.count) skipped") }
    if cached > 0 { counts.append("\(cached) known from before") }
    if fragments > 0 { counts.append(fragments.counted("fragment") + " shown only") }
    let others = bankFindings.count { $0.severity == .error }
    if others > 0 { counts.append("\(others) other errors") }
    let warnings = bankFindings.count { $0.severity == .warning } + compilerWarnings.count
    if warnings > 0 { counts.append(warnings.counted("warning")) }
    let prose = Prose(counts.joined(separator: ", ") + ".")
    var lines = [compiler]
    if let shard {
      lines.append("Part \(shard.index) of \(shard.count) of \(shard.claims) claims.")
    }
    return Document(
      [.verdict(isGood ? .right : .wrong, prose)]
        + lines.filter { !$0.isEmpty }.map { .paragraph(.muted(Prose($0))) })
  }
}

extension ProofReport {
  /// The last lines of a proof: what was counted, and whether it is good.
  public func summary(modes: [LanguageMode], compiler: String) -> Document {
    let modeNames = modes.map { "\($0.rawValue)" }.joined(separator: " and ")
    var counts = [
      "\(questions) \(questions == 1 ? "question" : "questions")",
      "\(claims) claims in the language modes \(modeNames)", "\(passed) confirmed",
    ]
    if failed > 0 { counts.append("\(failed) refuted") }
    if !skipped.isEmpty { counts.append("\(skipped.count) skipped") }
    if fragments > 0 { counts.append("\(fragments) fragments shown only") }
    let others = findings.count { $0.severity == .error } - failed
    if others > 0 { counts.append("\(others) other errors") }
    let prose = Prose(counts.joined(separator: ", ") + ".")
    return [
      .verdict(isGood ? .right : .wrong, prose), .paragraph(.muted(Prose(compiler))),
    ]
  }
}

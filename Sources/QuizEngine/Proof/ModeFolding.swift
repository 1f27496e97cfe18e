/// Tells once what is the same in several language modes.
enum ModeFolding {
  /// What failed, each with all its modes.
  static func fold(_ records: [ProofReport.Record]) -> [ProofFinding] {
    var modes: [ProofFinding: [LanguageMode]] = [:]
    var order: [ProofFinding] = []
    for record in records {
      guard var found = record.failure else { continue }
      found.finding.message = without(ModeWords.prefix([record.mode]), found.finding.message)
      if modes[found] == nil { order.append(found) }
      if modes[found]?.contains(record.mode) != true {
        modes[found, default: []].append(record.mode)
      }
    }
    return order.map { found in
      var told = found
      told.finding.message = ModeWords.prefix((modes[found] ?? []).sorted()) + found.finding.message
      return told
    }
  }

  private static func without(_ prefix: String, _ text: String) -> String {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}

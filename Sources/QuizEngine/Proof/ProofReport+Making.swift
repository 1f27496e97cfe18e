extension ProofReport {
  /// The report on a plan without claims, for which no compiler has to be asked.
  public init(nothingToProveIn plan: ProofPlan) {
    self.init()
    questions = plan.questions
    fragments = plan.fragments
    bankFindings = plan.findings.sorted()
    shard = plan.shard
  }

  /// The report with other paths of files.
  public func mappingFiles(_ change: (String) -> String) -> ProofReport {
    var names: [String: String] = [:]
    func move(_ place: inout Place) {
      let new = names[place.file] ?? change(place.file)
      names[place.file] = new
      place.file = new
    }
    var report = self
    for index in report.bankFindings.indices { move(&report.bankFindings[index].place) }
    for index in report.records.indices {
      move(&report.records[index].place)
      if case .failed(var found) = report.records[index].outcome {
        move(&found.finding.place)
        report.records[index].outcome = .failed(found)
      }
      for warning in report.records[index].warnings.indices {
        move(&report.records[index].warnings[warning].place)
      }
    }
    return report
  }
}

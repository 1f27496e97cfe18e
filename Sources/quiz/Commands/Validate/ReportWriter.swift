import QuizEngine

/// Tells a proof in the form that was asked for.
struct ReportWriter {
  let options: ValidateOptions
  let world: World

  func tell(_ report: ProofReport) {
    switch options.format {
    case .json:
      world.console.write(report.json(showingWarnings: options.tellsWarnings).indented + "\n")
    case .text: tellText(report)
    }
  }

  private func tellText(_ report: ProofReport) {
    for found in report.findings {
      world.console.write("\(found.finding)\n")
      if let diff = found.evidence?.diff {
        let lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
        world.console.write(lines.map { "    \($0.visible)\n" }.joined())
      }
    }
    if options.tellsWarnings {
      for warning in report.compilerWarnings { world.console.write("\(warning)\n") }
    }
    for record in report.skipped {
      guard case .skipped(let reason) = record.outcome else { continue }
      world.console.write(
        "\(record.place): note: \(record.question): \(record.title): skipped: \(reason)\n")
    }
    world.console.show(report.summary)
  }
}

import QuizEngine

/// Tells proofs in the form that was asked for.
struct ReportWriter {
  let options: ValidateOptions
  let world: World

  /// Tells the proofs of one bank, one for each compiler.
  func tell(_ reports: [ProofReport]) throws(CommandFailure) {
    let text = text(of: reports)
    if let output = options.output, output != "-" {
      try world.write(text, to: output, replacing: true)
      if options.format != .text { world.console.write(plainText(of: reports)) }
    } else {
      world.console.write(text)
      if options.format == .github { world.console.write(plainText(of: reports)) }
    }
    if options.format == .github { try addStepSummary(reports) }
  }

  private func text(of reports: [ProofReport]) -> String {
    switch options.format {
    case .text: return plainText(of: reports)
    case .json:
      let shown = options.tellsWarnings
      let json =
        reports.count == 1
        ? reports[0].json(showingWarnings: shown)
        : ProofComparison(reports).json(showingWarnings: shown)
      return json.indented + "\n"
    case .junit: return JUnitReport(reports).text
    case .tap: return TAPReport(reports).text
    case .sarif: return SARIFReport(relative(reports), version: Program.quiz.version).text
    case .github: return GitHubReport(relative(reports)).annotations
    }
  }

  private func plainText(of reports: [ProofReport]) -> String {
    var text = ""
    for report in reports {
      if reports.count > 1 { text += "== \(report.compiler)\n" }
      text += lines(of: report).map { $0 + "\n" }.joined()
      text += world.console.render(report.summary)
    }
    return text + (reports.count > 1 ? world.console.render(ProofComparison(reports).document) : "")
  }

  private func lines(of report: ProofReport) -> [String] {
    var lines: [String] = []
    for found in report.findings {
      lines.append("\(found.finding)")
      if let diff = found.evidence?.diff {
        let rows = diff.split(separator: "\n", omittingEmptySubsequences: false)
        lines += rows.map { "    " + String($0).visible }
      }
    }
    if options.tellsWarnings { lines += report.compilerWarnings.map(\.description) }
    for record in report.skipped {
      guard case .skipped(let reason) = record.outcome else { continue }
      lines.append("\(record.place): note: \(record.question): \(record.title): skipped: \(reason)")
    }
    return lines
  }

  /// Adds to the page that GitHub shows for the step.
  private func addStepSummary(_ reports: [ProofReport]) throws(CommandFailure) {
    guard let path = world.environment.nonEmpty("GITHUB_STEP_SUMMARY") else { return }
    let page = MarkdownRenderer().render(GitHubReport(relative(reports)).summary)
    do throws(FileError) {
      try world.files.append(Array(page.utf8), to: path)
    } catch {
      throw .unwritable(error)
    }
  }

  /// The reports with paths from the working folder on, as whoever shows them beside code wants.
  private func relative(_ reports: [ProofReport]) -> [ProofReport] {
    let folder = FilePath.resolved(".")
    return reports.map { report in
      report.mappingFiles { file in
        guard file.hasPrefix("/") else { return file }
        let path = FilePath.resolved(file)
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      }
    }
  }
}

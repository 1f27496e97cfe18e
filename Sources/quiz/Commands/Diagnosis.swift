import QuizEngine

/// Tries everything that the program uses of a machine.
struct Diagnosis {
  let world: World
  let swift: String?
  let banks: [String]

  /// Something that was tried.
  struct Point {
    /// What came of it.
    enum State: String {
      /// It is there, and works.
      case works
      /// It is not there, and something is not possible without it.
      case lacking
      /// It is not there, and most is not possible without it.
      case missing
    }

    var name: String
    var state: State
    var details: String
  }

  func points() -> [Point] {
    compiler() + [sandbox(), bank(), editor(), browser(), cache()]
  }

  private func compiler() -> [Point] {
    do throws(CommandFailure) {
      let grader = try world.makeGrader(swift: swift, sandbox: .auto, width: 1)
      let toolchain = grader.toolchain.toolchain
      var points = [
        Point(
          name: "compiler", state: .works,
          details: "\(toolchain.versionText) at \(toolchain.frontend), started "
            + (grader.keepsCompiler ? "once for all answers" : "for each answer"))
      ]
      points += LanguageMode.allCases.map { trial(grader, mode: $0, imports: []) }
      points.append(trial(grader, mode: .six, imports: ["Foundation"]))
      return points
    } catch {
      return [Point(name: "compiler", state: .missing, details: error.text)]
    }
  }

  /// Compiles and runs a line in the way of all answers.
  private func trial(_ grader: Grader, mode: LanguageMode, imports: [String]) -> Point {
    let name = imports.isEmpty ? "Swift \(mode.rawValue) mode" : imports.joined(separator: ", ")
    let text = imports.map { "import \($0)\n" }.joined() + "print(6 * 7)\n"
    let outcome: ProgramOutcome
    do throws(GradingError) {
      outcome = try grader.runProgram(text, mode: mode, imports: imports, runs: true)
    } catch {
      return Point(name: name, state: .missing, details: CommandFailure.grading(error).text)
    }
    guard outcome.ending == .finished, outcome.output == "42\n" else {
      return Point(
        name: name, state: imports.isEmpty ? .missing : .lacking,
        details: "a program of one line does not run: \(outcome.account)")
    }
    return Point(name: name, state: .works, details: "compiles, links and runs")
  }

  private func sandbox() -> Point {
    let finding = SandboxProbe(environment: world.environment, runner: world.runner).probe()
    if finding.sandbox.protects {
      return Point(
        name: "sandbox", state: .works,
        details: "\(finding.sandbox.name): answers run without network, home and other processes")
    }
    return Point(
      name: "sandbox", state: .lacking,
      details: "\(finding.reason ?? "none works here"). Your own answers are graded within limits "
        + "only; grading the work of others is refused unless you say otherwise. "
        + "On Linux install bubblewrap.")
  }

  private func bank() -> Point {
    let outcome = world.loadBankWithFindings(banks)
    let errors = outcome.findings.filter { $0.severity == .error }
    if let first = errors.first {
      return Point(
        name: "bank", state: .missing,
        details: "\(errors.count.counted("error")); the first: \(first)")
    }
    return Point(
      name: "bank", state: .works,
      details: outcome.bank.count.counted("question") + " in "
        + outcome.bank.packs.count.counted("pack"))
  }

  private func editor() -> Point {
    switch EditorCommand.find(environment: world.variables) {
    case .words(let words):
      Point(name: "editor", state: .works, details: words.joined(separator: " "))
    case .broken(let variable, let value):
      Point(
        name: "editor", state: .lacking,
        details: "$\(variable) cannot be taken apart into words: \(value)")
    case .nothing:
      Point(
        name: "editor", state: .lacking,
        details: "none was found; set $EDITOR, or type answers into the terminal")
    }
  }

  private func browser() -> Point {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome", "weasyprint"]
    for folder in (world.environment.nonEmpty("PATH") ?? "").split(separator: ":") {
      for name in names where FilePath.isExecutable(PathName.join(String(folder), name)) {
        return Point(name: "PDF", state: .works, details: PathName.join(String(folder), name))
      }
    }
    return Point(
      name: "PDF", state: .lacking,
      details: "neither Chromium nor WeasyPrint was found; sheets can be printed from HTML")
  }

  private func cache() -> Point {
    Point(name: "cache", state: .works, details: world.cacheFolder)
  }
}

extension Diagnosis.Point {
  var document: Document {
    let tone: Tone =
      switch state {
      case .works: .right
      case .lacking: .warning
      case .missing: .wrong
      }
    return [.verdict(tone, Prose("\(name): \(details)"))]
  }

  var json: JSON {
    ["name": .string(name), "state": .string(state.rawValue), "details": .string(details)]
  }
}

extension ProgramOutcome {
  /// What became of it, for somebody who mends a machine.
  fileprivate var account: String {
    switch ending {
    case .rejected:
      diagnostics.first.map(\.message) ?? "it does not compile"
    case .failed(let how), .unknown(let how): how
    case .trapped(let message, _): "it traps: \(message)"
    case .compiled, .finished: "it prints “\(output)”"
    }
  }
}

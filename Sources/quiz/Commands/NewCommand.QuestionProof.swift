import QuizEngine

extension NewCommand {
  /// Proves one question, once or whenever its files change.
  struct QuestionProof {
    let id: Slug
    let root: String
    let folder: String
    let swift: String?
    let sandbox: SandboxWish
    let world: World

    /// How often the files are looked at: a save that renames leaves no other trace everywhere.
    private static let pause = Duration.milliseconds(300)

    /// Proves it, and tells what came of it.
    func proveOnce() throws(CommandFailure) -> ExitStatus {
      let loaded = world.loadBankWithFindings([folder])
      guard var options = try? ValidateOptions(ParsedValues()) else { return .internalFault }
      options.swift = [swift].compactMap { $0 }
      options.sandbox = sandbox
      var plan = ProofPlan(loaded.bank.questions, of: loaded.bank)
      plan.findings += loaded.findings
      let reports = try ProofSession(options: options, world: world).prove(plan)
      if world.cancellation.isWanted { throw .interrupted }
      try ReportWriter(options: options, world: world).tell(reports)
      return reports.allSatisfy(\.isGood) ? .done : .no
    }

    /// Proves it on every save, until somebody has enough.
    func watch() throws(CommandFailure) -> ExitStatus {
      let keys = world.console.isInteractive ? " Press q to end, r to prove again." : ""
      world.console.write("Watching \(folder).\(keys)\n")
      return try world.console.readingKeys { () throws(CommandFailure) -> ExitStatus in
        var proved: [String: String]?
        var last = state
        var status = ExitStatus.done
        while !world.cancellation.isWanted {
          let now = state
          // What changes at this moment is looked at again: a save may take several steps.
          if now == last, now != proved {
            proved = now
            world.console.write("\nProving \(id) …\n")
            status = try proveOnce()
          }
          last = now
          switch wait() {
          case .goOn: break
          case .again: proved = nil
          case .end: return status
          }
        }
        throw .interrupted
      }
    }

    private enum Wish { case goOn, again, end }

    private func wait() -> Wish {
      guard world.console.isInteractive else {
        world.rest(Self.pause)
        return .goOn
      }
      switch world.console.nextEvent(within: Self.pause) {
      case .key(.character("q")), .key(.control("d")), .ended: return .end
      case .key(.character("r")), .key(.enter): return .again
      default: return .goOn
      }
    }

    /// What the files of the question hold.
    private var state: [String: String] {
      var state: [String: String] = [:]
      for name in (try? world.files.list(folder)) ?? []
      where name.hasSuffix(".swift") || name.hasSuffix(".json") {
        let bytes = try? world.files.read(PathName.join(folder, name), atMost: 1 << 20)
        state[name] = bytes.map { "\(ContentHash($0))" } ?? "unreadable"
      }
      return state
    }
  }
}

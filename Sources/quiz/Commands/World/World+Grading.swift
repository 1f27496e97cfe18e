import QuizEngine

/// When a sandbox is used.
enum SandboxWish: String, Sendable, CaseIterable {
  case required
  case auto
  case off
}

extension World {
  /// Finds and prepares what grading needs.
  ///
  /// - Parameters:
  ///   - width: the compiles of one answer that may run side by side.
  ///   - keepsCompiler: whether the compiler is started once, in one sandbox for all answers; false for
  ///     those of several people, who have a sandbox each time then.
  ///   - memo: where a sandbox that worked is kept; nil to try it anew.
  func makeGrader(
    swift: String?, sandbox wish: SandboxWish, width: Int, keepsCompiler: Bool = true,
    memo: SandboxMemo? = nil
  ) throws(CommandFailure) -> Grader {
    let toolchain: PreparedToolchain
    do throws(ToolchainError) {
      let found = try ToolchainLocator(
        environment: environment, runner: runner, cacheFolder: cacheFolder, files: files
      ).locate(option: swift)
      toolchain = try ToolchainPreparation(
        cacheFolder: cacheFolder, environment: environment, runner: runner, files: files
      ).prepare(found)
    } catch {
      if cancellation.isWanted { throw .interrupted }
      throw .toolchain(error)
    }
    let sandbox = try sandbox(wish, memo)
    return Grader(
      toolchain: toolchain, sandbox: sandbox, runner: runner,
      resident: keepsCompiler
        ? ResidentCompiler(
          of: toolchain, sandbox: sandbox, scratchParent: scratchParent,
          cancellation: cancellation) : nil,
      scratchParent: scratchParent, width: width)
  }

  private func sandbox(
    _ wish: SandboxWish, _ memo: SandboxMemo?
  ) throws(CommandFailure) -> Sandbox {
    if wish == .off { return .none }
    let finding = SandboxProbe(environment: environment, runner: runner, memo: memo).probe()
    if wish == .required, !finding.sandbox.protects {
      throw .noSandbox(reason: finding.reason ?? "none works here")
    }
    return finding.sandbox
  }
}

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
  /// - Parameter width: the compiles of one answer that may run side by side.
  func makeGrader(
    swift: String?, sandbox wish: SandboxWish, width: Int
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
    return Grader(
      toolchain: toolchain, sandbox: try sandbox(wish), runner: runner,
      scratchParent: scratchParent, width: width)
  }

  private func sandbox(_ wish: SandboxWish) throws(CommandFailure) -> Sandbox {
    if wish == .off { return .none }
    let finding = SandboxProbe(environment: environment, runner: runner).probe()
    if wish == .required, !finding.sandbox.protects {
      throw .noSandbox(reason: finding.reason ?? "none works here")
    }
    return finding.sandbox
  }
}

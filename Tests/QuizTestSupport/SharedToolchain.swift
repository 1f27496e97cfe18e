import Foundation
public import QuizEngine

/// The toolchain of this machine, prepared once for all tests of a run.
public enum SharedToolchain {
  /// The variables that the tests were started with.
  public static let environment = Environment(ProcessInfo.processInfo.environment)

  /// The folder for what the tests make; the same for all runs, so that it is warm.
  public static let cacheFolder = NSTemporaryDirectory() + "swift-quiz-tests-\(getuid())"

  /// The toolchain, or why there is none.
  public static let prepared = Result<PreparedToolchain, any Error> {
    let runner = SystemProcessRunner()
    let toolchain = try ToolchainLocator(environment: environment, runner: runner)
      .locate(option: nil)
    return try ToolchainPreparation(
      cacheFolder: cacheFolder, environment: environment, runner: runner,
      files: LocalFileSystem()
    ).prepare(toolchain)
  }

  /// The sandbox that this machine has.
  public static let sandbox = SandboxProbe(
    environment: environment, runner: SystemProcessRunner()
  ).probe().sandbox

  /// Whether the toolchain has a compiler that need not be started each time.
  public static let hasResident = residentOutside != nil

  /// The compilers that all tests share, one in the sandbox and one outside of it.
  private static let resident = makeResident(sandbox)
  private static let residentOutside = makeResident(.none)

  private static func makeResident(_ sandbox: Sandbox) -> ResidentCompiler? {
    (try? prepared.get()).flatMap { toolchain in
      ResidentCompiler(
        of: toolchain, sandbox: sandbox, scratchParent: NSTemporaryDirectory(),
        cancellation: Cancellation())
    }
  }

  /// A grader with the best sandbox there is, or with the one named.
  public static func grader(sandbox: Sandbox? = nil) throws -> Grader {
    let sandbox = sandbox ?? self.sandbox
    return Grader(
      toolchain: try prepared.get(), sandbox: sandbox, runner: SystemProcessRunner(),
      resident: sandbox == .none ? residentOutside : sandbox == self.sandbox ? resident : nil,
      scratchParent: NSTemporaryDirectory(), width: 2)
  }
}

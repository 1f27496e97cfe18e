/// Everything outside of a bank that the outcome of a claim hangs on.
public struct ProofContext: Sendable, Equatable {
  /// What stands for the engine's own code.
  public var engine: String
  /// What stands for the system: its name and version.
  public var system: String
  /// What stands for the compiler.
  public var compiler: String
  /// What answers are kept in.
  public var sandbox: String

  /// Takes what stands for the engine and for the system, and asks the grader for the rest.
  public init(engine: String, system: String, grader: Grader) {
    self.engine = engine
    self.system = system
    sandbox = grader.sandbox.name
    let toolchain = grader.toolchain.toolchain
    compiler = toolchain.versionText + "\n" + toolchain.target
    // A release is what its name says, wherever it stands; of a compiler of one's own making the
    // file is asked, as it may change under the same name.
    if !toolchain.versionText.contains("-RELEASE") {
      compiler += "\n" + FilePath.identity(of: toolchain.frontend)
    }
  }

  init(engine: String, system: String, compiler: String, sandbox: String) {
    self.engine = engine
    self.system = system
    self.compiler = compiler
    self.sandbox = sandbox
  }

  /// The key of a claim's outcome.
  func key(of claim: ClaimKey) -> ProofCache.Key {
    ProofCache.Key(Digest(texts: [digest.description, claim.claim.description]))
  }

  private var digest: Digest { Digest(texts: ["proof 1", engine, system, compiler, sandbox]) }
}

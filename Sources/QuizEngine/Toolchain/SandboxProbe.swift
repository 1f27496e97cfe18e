/// Finds the sandbox that this machine has, by trying it.
public struct SandboxProbe: Sendable {
  private let environment: Environment
  private let runner: any ProcessRunner
  private let memo: SandboxMemo?

  /// Takes the variables to look in, the door to programs, and where what worked is kept.
  public init(environment: Environment, runner: any ProcessRunner, memo: SandboxMemo? = nil) {
    self.environment = environment
    self.runner = runner
    self.memo = memo
  }

  /// The sandbox that works, or why there is none.
  public func probe() -> Finding {
    for folder in (environment.nonEmpty("PATH") ?? "").split(separator: ":") {
      let bwrap = PathName.join(String(folder), "bwrap")
      if FilePath.isExecutable(bwrap) { return trial(of: .bubblewrap(path: bwrap)) }
      let seatbelt = PathName.join(String(folder), "sandbox-exec")
      if FilePath.isExecutable(seatbelt) { return trial(of: .seatbelt(path: seatbelt)) }
    }
    return Finding(sandbox: .none, reason: "neither bwrap nor sandbox-exec is installed")
  }

  private func trial(of sandbox: Sandbox) -> Finding {
    if let memo, memo.recalls(sandbox) { return Finding(sandbox: sandbox, reason: nil) }
    let request = sandbox.wrap(
      ProcessRequest(
        executable: "/bin/sh", arguments: ["-c", "echo works"], environment: Environment(),
        workingDirectory: "/", inputFile: nil, control: nil, limits: .question,
        sweep: .descendants),
      opening: Sandbox.Opening(
        readable: [], writable: nil, temporaryBytes: 1 << 20, processes: nil))
    guard let outcome = try? runner.run(request) else {
      return Finding(sandbox: .none, reason: "\(sandbox.name) cannot be started")
    }
    guard outcome.succeeded, outcome.outputText == "works\n" else {
      return Finding(
        sandbox: .none, reason: "\(sandbox.name) does not work here: \(outcome.shortAccount)")
    }
    memo?.keep(sandbox)
    return Finding(sandbox: sandbox, reason: nil)
  }
}

extension SandboxProbe {
  /// What a machine has.
  public struct Finding: Sendable, Equatable {
    /// The sandbox that works; `none` where there is none.
    public var sandbox: Sandbox
    /// Why there is none.
    public var reason: String?

    /// Takes every field.
    public init(sandbox: Sandbox, reason: String?) {
      self.sandbox = sandbox
      self.reason = reason
    }
  }
}

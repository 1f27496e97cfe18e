/// The toolchain's compiler as a library, loaded once and forked for every compile and every parse.
///
/// The start of `swift-frontend` alone takes a third of what a small compile takes. The toolchain has the
/// same compiler as a library, which its build system uses; a small program that is compiled with the
/// support module loads it. It works on Linux only, where a process without other threads may fork and
/// go on.
public struct ResidentCompiler: Sendable {
  let server: ForkServer
  let checkpoints: Checkpoints
  /// Whether compiles of this toolchain can wait at checkpoints.
  var hasCheckpoints: Bool

  /// Puts a compiler ready, which starts with the first answer; nil where the toolchain has no such
  /// library, or where it did not work when the toolchain was prepared.
  ///
  /// - Parameter scratchParent: the folder in which scratch folders are made, and removed again.
  public init?(
    of toolchain: PreparedToolchain, sandbox: Sandbox, scratchParent: String,
    cancellation: Cancellation
  ) {
    self.init(
      of: toolchain, sandbox: sandbox, scratchParent: scratchParent, cancellation: cancellation,
      isTrial: false)
  }

  /// - Parameter isTrial: whether every compile has to go by a checkpoint.
  init?(
    of toolchain: PreparedToolchain, sandbox: Sandbox, scratchParent: String,
    cancellation: Cancellation, isTrial: Bool
  ) {
    guard let library = Self.library(of: toolchain.toolchain),
      FilePath.isExecutable(toolchain.residentProgram)
    else { return nil }
    checkpoints = Checkpoints(isTrial: isTrial)
    hasCheckpoints = toolchain.frontendPlace != nil
    server = ForkServer(in: scratchParent, cancellation: cancellation) { yard in
      Self.request(for: toolchain, library: library, sandbox: sandbox, yard: yard)
    }
  }

  /// The compiler as a library; nil where the toolchain has none.
  static func library(of toolchain: Toolchain) -> String? {
    guard toolchain.target.contains("linux") else { return nil }
    let host = PathName.join(toolchain.root, "lib/swift/host")
    return ["compiler/lib_InternalSwiftScan.so", "lib_InternalSwiftScan.so"]
      .map { PathName.join(host, $0) }
      .first(where: FilePath.isFile)
  }

  private static func request(
    for toolchain: PreparedToolchain, library: String, sandbox: Sandbox, yard: String
  ) -> ProcessRequest {
    let request = ProcessRequest(
      executable: toolchain.residentProgram,
      arguments: [ForkServer.socketName, library]
        + (toolchain.frontendPlace.map { ["\($0)"] } ?? []),
      environment: Environment(["PATH": "/usr/bin:/bin", "LC_ALL": "C"]), workingDirectory: yard,
      inputFile: nil, control: nil, limits: limits, sweep: .group)
    var opening = Sandbox.Opening(
      readable: toolchain.readable, writable: yard,
      temporaryBytes: AnswerLimits.standard.folderBytes, processes: nil)
    opening.outlivesThread = true
    return sandbox.wrap(request, opening: opening)
  }

  /// Each compile has limits of its own, which can only be lower.
  private static let limits = ProcessLimits(
    wallSeconds: .infinity, silenceSeconds: nil, cpuSeconds: 1 << 20, memoryBytes: nil,
    outputBytes: 0, fileBytes: AnswerLimits.standard.compiling.fileBytes,
    openFiles: AnswerLimits.standard.compiling.openFiles)
}

extension PreparedToolchain {
  /// The program that loads the compiler and forks; there is none where the library is of no use.
  var residentProgram: String { PathName.join(supportFolder, "resident") }
  /// The source of that program.
  var residentSource: String { PathName.join(supportFolder, "resident.swift") }
}

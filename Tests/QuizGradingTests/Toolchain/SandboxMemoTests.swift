import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct SandboxMemoTests {
  /// Answers trials as if a sandbox worked, or as if none did.
  private struct Trials: ProcessRunner {
    var work: Bool

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      ProcessOutcome(
        termination: .exited(work ? 0 : 1), stopped: nil, output: Array("works\n".utf8),
        errorOutput: [], report: [], seconds: 0, cpuSeconds: 0, peakMemory: 0)
    }
  }

  private func probe(_ folder: String, path: String, works: Bool) -> Sandbox {
    let memo = SandboxMemo(
      cacheFolder: PathName.join(folder, "cache"), files: LocalFileSystem())
    return SandboxProbe(
      environment: Environment(["PATH": path]), runner: Trials(work: works), memo: memo
    ).probe().sandbox
  }

  private func install(_ folder: String, text: String = "") throws -> String {
    try Executable.script(text, at: PathName.join(folder, "bwrap"))
  }

  @Test func remembersWhatWorked() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.path
    let path = try install(folder)
    #expect(probe(folder, path: folder, works: true) == .bubblewrap(path: path))
    #expect(probe(folder, path: folder, works: false) == .bubblewrap(path: path))
  }

  @Test func triesAnewWhatIsAnotherProgram() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.path
    let path = try install(folder)
    #expect(probe(folder, path: folder, works: true) == .bubblewrap(path: path))
    _ = try install(folder, text: "exit 1")
    #expect(probe(folder, path: folder, works: false) == .none)
  }

  @Test func neverRemembersWhatFailed() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.path
    let path = try install(folder)
    #expect(probe(folder, path: folder, works: false) == .none)
    #expect(probe(folder, path: folder, works: true) == .bubblewrap(path: path))
  }

  @Test func forgets() throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.path
    _ = try install(folder)
    _ = probe(folder, path: folder, works: true)
    SandboxMemo(cacheFolder: PathName.join(folder, "cache"), files: LocalFileSystem()).forget()
    #expect(probe(folder, path: folder, works: false) == .none)
  }
}

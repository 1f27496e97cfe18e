import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// Whatever is wrong with a toolchain, it is one error, before any answer is graded.
@Suite struct BrokenToolchainTests {
  private let runner = SystemProcessRunner()

  private func locate(_ path: String) throws(ToolchainError) -> Toolchain {
    try ToolchainLocator(environment: SharedToolchain.environment, runner: runner)
      .locate(option: path)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "quiz-broken-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? LocalFileSystem().removeTree(folder) }
    try body(folder)
  }

  @Test(arguments: [
    ("exits as on an old processor", "kill -ILL $$", "signal 4"),
    ("exits with 132", "exit 132", "132"),
    ("prints nothing", "exit 0", "did not answer"),
    ("prints something else", "echo Swift version 6.3.1", "did not answer"),
    ("prints other JSON", "echo '{\"target\": 3}'", "did not answer"),
    ("fails with a word", "echo cannot open shared object >&2; exit 127", "shared object"),
    (
      "floods", "while true; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done", "end in time"
    ),
  ])
  func tellsAFakeCompilerApart(name: String, script: String, details: String) throws {
    try inFolder { folder in
      let path = try Executable.script(script, at: folder + "/swiftc")
      let error = #expect(throws: ToolchainError.self) { try locate(path) }
      guard case .broken(path, "asking for its version", let said)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(said.contains(details))
    }
  }

  @Test func namesWhatIsNoCompiler() throws {
    try inFolder { folder in
      #expect(throws: ToolchainError.unusable(path: folder, problem: .folderWithoutCompiler)) {
        try locate(folder)
      }
      let path = folder + "/swiftc"
      #expect(throws: ToolchainError.unusable(path: path, problem: .missing)) { try locate(path) }
      try "no program".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: ToolchainError.unusable(path: path, problem: .notExecutable)) {
        try locate(path)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      #expect(throws: ToolchainError.self) { try locate(path) }
    }
  }

  @Test func findsNoneOnAnEmptyPath() {
    let locator = ToolchainLocator(
      environment: Environment(["PATH": "/nowhere:/also-nowhere"]), runner: runner)
    #expect(throws: ToolchainError.notFound(searched: ["/nowhere", "/also-nowhere"])) {
      try locator.locate(option: nil)
    }
  }

  /// It is the compiler proper that is missing behind a driver that answers.
  @Test func missesTheFrontEnd() throws {
    try inFolder { folder in
      let answer = """
        {"compilerVersion": "Swift version 6.3.1", "target": {"triple": "x86_64-unknown-linux-gnu"},
        "paths": {"runtimeResourcePath": "\(folder)/lib/swift"}}
        """
      let path = try Executable.script(
        "cat <<'END'\n\(answer)\nEND", at: folder + "/swiftc")
      #expect(throws: ToolchainError.self) { try locate(path) }
    }
  }
}

import Foundation
import QuizEngine
import Testing

@Suite struct ToolchainTests {
  private let environment = Environment(ProcessInfo.processInfo.environment)
  private let runner = SystemProcessRunner()

  @Test func locatesAndPreparesTheToolchain() throws {
    let toolchain = try ToolchainLocator(environment: environment, runner: runner)
      .locate(option: nil)
    print(toolchain)
    #expect(toolchain.version != nil)
    let folder = NSTemporaryDirectory() + "quiz-test-\(UUID().uuidString) ü"
    defer { try? LocalFileSystem().removeTree(folder) }
    let preparation = ToolchainPreparation(
      cacheFolder: folder, environment: environment, runner: runner, files: LocalFileSystem())
    let prepared = try preparation.prepare(toolchain)
    print(prepared)
    #expect(try preparation.prepare(toolchain) == prepared)
  }
}

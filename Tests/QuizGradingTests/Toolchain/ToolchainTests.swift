import Foundation
@testable import QuizEngine
import QuizTestSupport
import Testing

/// Preparing a toolchain on machines that are not as they should be.
@Suite(.serialized) struct ToolchainTests {
  private let runner = SystemProcessRunner()

  private func prepare(
    in folder: String, environment: Environment = SharedToolchain.environment
  ) throws -> PreparedToolchain {
    let toolchain = try ToolchainLocator(environment: SharedToolchain.environment, runner: runner)
      .locate(option: nil)
    return try ToolchainPreparation(
      cacheFolder: folder, environment: environment, runner: runner, files: LocalFileSystem()
    ).prepare(toolchain)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "quiz-cache-\(UUID().uuidString) ü"
    defer { try? LocalFileSystem().removeTree(folder) }
    try body(folder)
  }

  @Test func namesTheVersion() throws {
    let toolchain = try ToolchainLocator(environment: SharedToolchain.environment, runner: runner)
      .locate(option: nil)
    #expect(toolchain.version != nil)
    #expect(toolchain.versionText.contains("Swift version"))
  }

  /// Eight at once on a cold cache; without a home, and with a temporary folder that is not there.
  @Test func isPreparedOnceForAll() throws {
    try inFolder { folder in
      let environment = Environment([
        "PATH": SharedToolchain.environment["PATH"] ?? "", "TMPDIR": "/nonexistent",
      ])
      let results = Parallel.map(Array(0..<8), width: 8) { _ in
        Result { try prepare(in: folder, environment: environment) }
      }
      let first = try #require(results.first).get()
      for result in results { #expect(try result.get() == first) }
      let made = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(made.count { !$0.hasSuffix(".lock") } == 1, "\(made)")
      #expect(try grade(with: first).verdict == .accepted)
      // Whoever comes there by a link finds the same.
      let link = folder + "-link"
      defer { try? FileManager.default.removeItem(atPath: link) }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
      #expect(try prepare(in: link) == first)
      // What somebody emptied is made again.
      try FileManager.default.removeItem(atPath: first.folder + "/support")
      #expect(try grade(with: try prepare(in: folder)).verdict == .accepted)
    }
  }

  @Test func saysThatTheCacheCannotBeUsed() throws {
    try inFolder { folder in
      try "a file".write(toFile: folder, atomically: true, encoding: .utf8)
      let error = #expect(throws: ToolchainError.self) { try prepare(in: folder + "/inside") }
      guard case .cache(let path, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(path == folder + "/inside")
    }
  }

  /// What is gone from the cache is the machine's fault, not the answer's.
  @Test func doesNotBlameTheAnswerForABrokenCache() throws {
    try inFolder { folder in
      let prepared = try prepare(in: folder)
      #expect(try grade(with: prepared).verdict == .accepted)
      try without(prepared.folder + "/support/QuizSupport.swiftmodule") {
        let grade = try grade(with: prepared)
        #expect(grade.verdict == .notGradable)
        #expect(grade.message.contains(prepared.folder))
      }
      guard prepared.quickLinker != nil else { return }
      // A program that is bound to a library that is gone does not start.
      try without(prepared.supportLibrary) {
        #expect(try grade(with: prepared).verdict == .notGradable)
        let again = try prepare(in: folder)
        #expect(again.quickLinker == nil)
        #expect(again.linker == prepared.linker)
        #expect(try grade(with: again).verdict == .accepted)
      }
    }
  }

  private func without(_ path: String, _ body: () throws -> Void) throws {
    try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
    defer { try? FileManager.default.moveItem(atPath: path + ".away", toPath: path) }
    try body()
  }

  private func grade(with prepared: PreparedToolchain) throws -> Grade {
    let grader = Grader(
      toolchain: prepared, sandbox: SharedToolchain.sandbox, runner: runner,
      scratchParent: NSTemporaryDirectory(), width: 2)
    let check = Check(
      name: "one", points: 1, isHidden: false, setup: "",
      trial: .gives(expression: "one()", value: "1", within: nil), modes: nil)
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [], checks: [check], rules: [],
      imports: [], allowsUnsafe: false, secondsPerCheck: 5)
    return try grader.grade("func one() -> Int { 1 }", as: task, points: 1, mode: .six)
  }
}

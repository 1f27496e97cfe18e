import Foundation
import QuizTestSupport

/// A pseudo-terminal on which the test program plays a part.
struct TerminalStage {
  /// The part that this process plays itself.
  static var part: String? {
    ProcessInfo.processInfo.environment["QUIZ_SCENARIO"]
  }

  let terminal: PseudoTerminal

  init(columns: Int = 80, rows: Int = 24) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
  }

  /// The call that plays a part.
  static var call: [String] {
    [
      Swift.CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter",
      "ConsoleScenario", "--no-parallel",
    ]
  }

  /// Whether the test program can be started by its own name, as it can on Linux.
  static var isPossible: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: Swift.CommandLine.arguments[0])
    #else
      false
    #endif
  }

  /// The environment of a part.
  static func environment(_ name: String, _ more: [String: String] = [:]) -> [String: String] {
    let own = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key)
    }
    return own.merging(["QUIZ_SCENARIO": name, "TERM": "xterm", "LANG": "C.UTF-8"]) { $1 }
      .merging(more) { $1 }
  }

  /// Starts a part in a session of its own.
  func start(_ name: String, _ more: [String: String] = [:]) throws -> PseudoTerminal.Child {
    try terminal.start(
      Self.call[0], Array(Self.call.dropFirst()), environment: Self.environment(name, more))
  }

  /// Starts an interactive shell, and waits for its prompt.
  func startShell(_ name: String, _ more: [String: String] = [:]) throws -> PseudoTerminal.Child {
    var environment = Self.environment(name, more)
    environment["PS1"] = "ready$ "
    let shell = try terminal.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: environment)
    try terminal.expect("ready$ ")
    return shell
  }
}

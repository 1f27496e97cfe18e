import Foundation

/// A run of another program, with all that it wrote.
struct ShellRun {
  let output: String
  let status: Int32

  /// Runs a program of this system with a text as its input; both streams count as output.
  init(
    _ name: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let source = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let target = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: source)
    try Data().write(to: target)
    defer {
      try? FileManager.default.removeItem(at: source)
      try? FileManager.default.removeItem(at: target)
    }
    process.standardInput = try FileHandle(forReadingFrom: source)
    let writer = try FileHandle(forWritingTo: target)
    process.standardOutput = writer
    process.standardError = writer
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: target, encoding: .utf8)
    status = process.terminationStatus
  }

  /// Whether a program is on this system.
  static func has(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}

import Foundation
import QuizEngine

/// Programs that a test makes and that may be started at once.
///
/// What the tests' own process has open for writing, the programs that other threads start meanwhile
/// may have open as well for a moment, and then the system does not start it ("text file busy"). Here
/// another program writes them.
public enum Executable {
  /// Writes a script for the shell, which needs no first line.
  ///
  /// - Returns: its path.
  @discardableResult
  public static func script(_ text: String, at path: String) throws -> String {
    let draft = path + ".text"
    try LocalFileSystem().write("#!/bin/sh\n\(text)\n", to: draft)
    defer { try? LocalFileSystem().removeTree(draft) }
    try copy(draft, to: path)
    return path
  }

  /// Copies a program.
  public static func copy(_ source: String, to path: String) throws {
    let copying = try Process.run(
      URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", source, path])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw Failure(path: path) }
  }

  struct Failure: Error {
    var path: String
  }
}

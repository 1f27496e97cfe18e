import Foundation
import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct ScratchFolderTests {
  private let parent: TemporaryFolder

  init() throws { parent = try TemporaryFolder() }

  /// Makes what a process with a number left behind so many seconds ago.
  private func leave(_ name: String, secondsAgo: Double) throws {
    let path = parent.path + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "text".write(toFile: path + "/main.swift", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: path)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
  }

  /// The number of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", "exit 0"])
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func whatAKilledProcessLeftIsRemoved() throws {
    let ended = try endedProcess()
    try leave("quiz-scratch-\(ended)-abcdef", secondsAgo: 7200)
    try leave("quiz-scratch-\(getpid())-abcdef", secondsAgo: 7200)
    try leave("quiz-scratch-\(ended)-recent", secondsAgo: 60)
    try leave("quiz-scratch-x-abcdef", secondsAgo: 7200)
    try leave("quiz-\(ended)-abcdef", secondsAgo: 7200)
    let folder = try ScratchFolder.make(in: parent.path)
    folder.remove()
    #expect(
      try names()
        == [
          "quiz-\(ended)-abcdef", "quiz-scratch-\(getpid())-abcdef", "quiz-scratch-\(ended)-recent",
          "quiz-scratch-x-abcdef",
        ].sorted())
  }

  @Test func aLinkIsNotFollowed() throws {
    let ended = try endedProcess()
    try leave("kept", secondsAgo: 7200)
    let link = parent.path + "/quiz-scratch-\(ended)-linked"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: parent.path + "/kept")
    ScratchFolder.sweep(parent.path)
    #expect(try names() == ["kept", "quiz-scratch-\(ended)-linked"])
    #expect(FileManager.default.fileExists(atPath: parent.path + "/kept/main.swift"))
  }
}

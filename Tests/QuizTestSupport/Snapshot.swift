public import Testing

import Foundation

/// Compares texts with files that a person has looked at.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the files anew; the tests then fail, so that nobody
/// takes the run for a proof.
public struct Snapshots: Sendable {
  private let folder: String
  private let isRecording: Bool

  /// Looks into the folder `Snapshots` beside the test's source.
  public init(beside source: String = #filePath) {
    folder = URL(filePath: source).deletingLastPathComponent().appending(path: "Snapshots").path()
    isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// Expects a text to be what the file holds.
  public func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(filePath: folder).appending(path: name)
    if isRecording {
      record(text, in: file, sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      let comment: Comment = "no snapshot \(name); RECORD_SNAPSHOTS=1 swift test writes it"
      Issue.record(comment, sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != text else { return }
    Issue.record(
      """
      \(name) differs in \(firstDifference(expected, text))
      RECORD_SNAPSHOTS=1 swift test renews it
      """, sourceLocation: sourceLocation)
  }

  private func record(_ text: String, in file: URL, _ sourceLocation: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  private func firstDifference(_ expected: String, _ text: String) -> String {
    let (old, new) = (lines(expected), lines(text))
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let at = { (lines: [String]) in index < lines.count ? lines[index].debugDescription : "nothing"
    }
    return "line \(index + 1)\n  expected \(at(old))\n       got \(at(new))"
  }

  private func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

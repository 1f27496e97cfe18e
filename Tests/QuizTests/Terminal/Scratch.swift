import Foundation

/// A folder for the files of one test.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "quiz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file, and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path(percentEncoded: false)
  }

  /// What a file holds.
  func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Writes an editor in shell script, and gives the command that calls it.
  ///
  /// It writes its process id beside the file, and says that it is there.
  func script(_ text: String) throws -> String {
    // Called by its own name, a file that was just written may be busy: another test may be
    // starting a program at this moment, which holds it open for the blink of an eye.
    "/bin/sh '\(try file("my editor", "echo $$ >\"$1.id\"\necho editing\n\(text)\n"))'"
  }
}

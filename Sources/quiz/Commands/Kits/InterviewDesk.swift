import QuizEngine

/// The file of a talk: what was done is on the disk before the next thing is asked.
struct InterviewDesk: Sendable {
  let path: String
  let files: any FileSystem

  private static let mostBytes = 16 << 20

  /// The talk that the file holds; nil where there is no file.
  func load() throws(CommandFailure) -> Interview? {
    let bytes: [UInt8]
    do throws(FileError) {
      if try files.resolvedKind(of: path) == nil { return nil }
      bytes = try files.read(path, atMost: Self.mostBytes)
    } catch {
      throw .unreadable(error)
    }
    guard let talk = Interview(json: bytes) else { throw .kit(.noCard(path: path)) }
    return talk
  }

  /// Writes the talk as a whole, or not at all.
  func save(_ talk: Interview) throws(CommandFailure) {
    do throws(FileError) {
      try files.write(talk.json.indented + "\n", to: path)
    } catch {
      throw .unwritable(error)
    }
  }
}

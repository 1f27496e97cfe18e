public import QuizEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder of its own for a test, which goes away with the value.
public final class TemporaryFolder: Sendable {
  /// Its path, without links.
  public let path: String

  /// Makes it where the system keeps temporary files.
  public init() throws(FileError) {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array(PathName.join(root, "quiz-test-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(action: .makeFolder, path: root, reason: .system(errno))
    }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = try LocalFileSystem().realPath(made)
  }

  deinit { try? LocalFileSystem().removeTree(path) }

  /// The path of a name in it.
  public func callAsFunction(_ name: String) -> String { PathName.join(path, name) }
}

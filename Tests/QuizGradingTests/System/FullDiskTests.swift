import QuizEngine
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Run where `QUIZ_SMALL_DISK` names an empty file system of at most 1 MiB:
/// `mount -t tmpfs -o size=64k tmpfs DIR`.
@Suite(.serialized) struct FullDiskTests {
  private static let disk = getenv("QUIZ_SMALL_DISK").map { String(cString: $0) }

  private let files = LocalFileSystem()
  private let tooMuch = [UInt8](repeating: 0x78, count: 2 << 20)

  @Test(.enabled(if: disk != nil, "no small disk is mounted"))
  func keepsTheOldFileWhole() throws {
    let disk = try #require(Self.disk)
    let path = PathName.join(disk, "a")
    defer { try? files.removeTree(path) }
    try files.write("old", to: path)
    #expect(throws: FileError(action: .write, path: path, reason: .noSpace)) {
      try files.write(tooMuch, to: path)
    }
    #expect(try files.read(path, atMost: 9) == Array("old".utf8))
    #expect(throws: FileError(action: .append, path: path, reason: .noSpace)) {
      try files.append(tooMuch, to: path)
    }
    #expect(try files.read(path, atMost: 9) == Array("old".utf8))
    #expect(try files.list(disk) == ["a"])
  }
}

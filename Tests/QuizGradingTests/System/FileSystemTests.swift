import QuizEngine
import QuizTestSupport
import Testing

/// What every door to files has to keep, the real one as well as the one in memory.
@Suite struct FileSystemTests {
  enum Door: CaseIterable {
    case local
    case inMemory
  }

  /// A door, and an empty folder behind it that goes away with this.
  private final class Room {
    let files: any FileSystem
    let folder: String
    private let temporary: TemporaryFolder?

    init(_ door: Door) throws {
      let temporary = door == .local ? try TemporaryFolder() : nil
      self.temporary = temporary
      files = door == .local ? LocalFileSystem() : InMemoryFileSystem()
      folder = temporary?.path ?? "/room"
      try files.makeFolder(folder)
    }

    func path(_ name: String) -> String { PathName.join(folder, name) }
  }

  @Test(arguments: Door.allCases)
  func writesAndReads(door: Door) throws {
    let room = try Room(door)
    try room.files.write("one", to: room.path("a"))
    try room.files.write("two", to: room.path("a"))
    #expect(try room.files.read(room.path("a"), atMost: 3) == Array("two".utf8))
    #expect(try room.files.list(room.folder) == ["a"])
    try room.files.append(Array(" and".utf8), to: room.path("a"))
    try room.files.append(Array("new".utf8), to: room.path("b"))
    #expect(try room.files.read(room.path("a"), atMost: 100) == Array("two and".utf8))
    #expect(try room.files.read(room.path("b"), atMost: 100) == Array("new".utf8))
  }

  @Test(arguments: Door.allCases)
  func readsNoMoreThanAllowed(door: Door) throws {
    let room = try Room(door)
    try room.files.write("four", to: room.path("a"))
    #expect(
      throws: FileError(action: .read, path: room.path("a"), reason: .tooBig(limit: 3))
    ) {
      try room.files.read(room.path("a"), atMost: 3)
    }
  }

  @Test(arguments: Door.allCases)
  func namesWhatFails(door: Door) throws {
    let room = try Room(door)
    let files = room.files
    try files.write("x", to: room.path("file"))
    #expect(
      reason { () throws(FileError) in _ = try files.read(room.path("no"), atMost: 1) } == .notFound
    )
    #expect(
      reason { () throws(FileError) in _ = try files.read(room.folder, atMost: 1) } == .isFolder)
    #expect(reason { () throws(FileError) in _ = try files.list(room.path("no")) } == .notFound)
    #expect(reason { () throws(FileError) in _ = try files.list(room.path("file")) } == .notAFolder)
    #expect(reason { () throws(FileError) in _ = try files.realPath(room.path("no")) } == .notFound)
    #expect(reason { () throws(FileError) in try files.write("x", to: room.folder) } == .isFolder)
    #expect(reason { () throws(FileError) in try files.append([1], to: room.folder) } == .isFolder)
    #expect(
      reason { () throws(FileError) in try files.write("x", to: room.path("no/a")) } == .notFound)
    #expect(
      reason { () throws(FileError) in try files.makeFolder(room.path("file")) } == .notAFolder)
    #expect(try files.kind(of: room.path("no")) == nil)
    #expect(try files.kind(of: room.path("no/deeper")) == nil)
    #expect(try files.resolvedKind(of: room.path("no")) == nil)
    #expect(try files.list(room.folder) == ["file"])
  }

  @Test(arguments: Door.allCases)
  func listsByBytes(door: Door) throws {
    let room = try Room(door)
    // As strings, "é" would stand before the decomposed é with an x.
    let names = ["B", "Z", "a", "b", "e\u{301}x", "é", "日"]
    for name in names.shuffled() { try room.files.write(name, to: room.path(name)) }
    let listed = try room.files.list(room.folder)
    #expect(listed.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test(arguments: Door.allCases)
  func makesAndRemovesTrees(door: Door) throws {
    let room = try Room(door)
    try room.files.makeFolder(room.path("a/b/c"))
    try room.files.makeFolder(room.path("a/b/c"))
    try room.files.write("x", to: room.path("a/b/c/file"))
    #expect(try room.files.kind(of: room.path("a/b")) == .folder)
    try room.files.removeTree(room.path("a"))
    try room.files.removeTree(room.path("a"))
    #expect(try room.files.list(room.folder) == [])
  }

  @Test(arguments: Door.allCases)
  func keepsPermissions(door: Door) throws {
    let room = try Room(door)
    try room.files.write("x", to: room.path("a"))
    try room.files.setPermissions(0o600, of: room.path("a"))
    try room.files.write("y", to: room.path("a"))
    #expect(try room.files.permissions(of: room.path("a")) == 0o600)
  }
}

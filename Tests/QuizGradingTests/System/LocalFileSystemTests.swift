import QuizEngine
import QuizTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct LocalFileSystemTests {
  private let files = LocalFileSystem()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writesThroughALinkAndLeavesItALink() throws {
    try files.makeFolder(folder("real"))
    try files.write("old", to: folder("real/a"))
    symlink("real/a", folder("link"))
    symlink("link", folder("link2"))
    try files.write("new", to: folder("link2"))
    #expect(try files.kind(of: folder("link2")) == .link)
    #expect(try files.kind(of: folder("link")) == .link)
    #expect(try files.read(folder("real/a"), atMost: 9) == Array("new".utf8))
    try files.append([33], to: folder("link2"))
    #expect(try files.read(folder("real/a"), atMost: 9) == Array("new!".utf8))
  }

  @Test func makesTheFileThatALinkLacks() throws {
    symlink("missing", folder("link"))
    try files.write("x", to: folder("link"))
    #expect(try files.kind(of: folder("missing")) == .regular)
    #expect(try files.kind(of: folder("link")) == .link)
  }

  @Test func endsWhereLinksLeadInACircle() {
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(reason { () throws(FileError) in try files.write("x", to: folder("a")) } == .linkLoop)
    #expect(
      reason { () throws(FileError) in _ = try files.read(folder("a"), atMost: 1) } == .linkLoop)
  }

  @Test func refusesPipesAndDevicesWithoutWaiting() throws {
    mkfifo(folder("pipe"), 0o600)
    for path in [folder("pipe"), "/dev/null", "/dev/full"] {
      #expect(reason { () throws(FileError) in try files.write("x", to: path) } == .notRegular)
      #expect(reason { () throws(FileError) in try files.append([1], to: path) } == .notRegular)
      #expect(
        reason { () throws(FileError) in _ = try files.read(path, atMost: 1) } == .notRegular)
      #expect(try files.kind(of: path) == .other)
    }
  }

  @Test func refusesNamesThatCCannotHold() {
    let long = folder(String(repeating: "x", count: 300))
    #expect(
      reason { () throws(FileError) in try files.write("x", to: folder("a\0b")) } == .badName)
    #expect(reason { () throws(FileError) in try files.write("x", to: long) } == .badName)
    #expect(reason { () throws(FileError) in try files.write("x", to: "") } != nil)
    #expect(reason { () throws(FileError) in _ = try files.list("") } == .notFound)
  }

  @Test func leavesNothingBesideTheFile() throws {
    try files.write("x", to: folder("a"))
    try files.write("y", to: folder("a"))
    _ = reason { () throws(FileError) in try files.write("x", to: folder("no/such")) }
    #expect(try files.list(folder.path) == ["a"])
  }

  @Test func givesNewFilesTheUsualPermissions() throws {
    let mask = umask(0o027)
    umask(mask)
    try files.write("x", to: folder("a"))
    #expect(try files.permissions(of: folder("a")) == UInt16(0o666 & ~mask))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func heedsPermissions() throws {
    try files.write("x", to: folder("a"))
    try files.setPermissions(0o444, of: folder("a"))
    #expect(
      reason { () throws(FileError) in try files.write("y", to: folder("a")) } == .notPermitted)
    try files.makeFolder(folder("b"))
    try files.setPermissions(0o555, of: folder("b"))
    #expect(
      reason { () throws(FileError) in try files.write("y", to: folder("b/c")) } == .notPermitted)
    #expect(try files.list(folder("b")) == [])
  }

  @Test func removesALinkAndNotWhereItLeads() throws {
    try files.write("x", to: folder("keep/a"), makingFolders: true)
    try files.makeFolder(folder("gone"))
    symlink(folder("keep"), folder("gone/link"))
    symlink("/nowhere", folder("gone/dangling"))
    try files.removeTree(folder("gone"))
    #expect(try files.list(folder.path) == ["keep"])
    #expect(try files.list(folder("keep")) == ["a"])
    symlink("keep", folder("link"))
    try files.removeTree(folder("link"))
    #expect(try files.list(folder.path) == ["keep"])
  }

  @Test func removesLockedFoldersPipesAndOddNames() throws {
    try files.write("x", to: folder("t/a/b/file"), makingFolders: true)
    mkfifo(folder("t/a/pipe"), 0o600)
    // A name that is no UTF-8.
    let odd = Array(folder("t/a/").utf8CString.dropLast()) + [-1, -2, 0]
    close(open(odd, O_CREAT | O_WRONLY, 0o600))
    try files.setPermissions(0, of: folder("t/a/b"))
    try files.setPermissions(0, of: folder("t/a"))
    try files.setPermissions(0, of: folder("t"))
    try files.removeTree(folder("t"))
    #expect(try files.list(folder.path) == [])
  }

  @Test func removesFoldersOfAnyDepth() throws {
    let depth = 1500
    try files.makeFolder(folder("deep"))
    var current = open(folder("deep"), O_RDONLY | O_DIRECTORY)
    for _ in 0..<depth {
      mkdirat(current, "d", 0o700)
      let next = openat(current, "d", O_RDONLY | O_DIRECTORY)
      try #require(next >= 0)
      close(current)
      current = next
    }
    close(openat(current, "leaf", O_CREAT | O_WRONLY, 0o600))
    close(current)
    try files.removeTree(folder("deep"))
    #expect(try files.list(folder.path) == [])
  }
}

extension LocalFileSystem {
  fileprivate func write(_ text: String, to path: String, makingFolders: Bool) throws {
    if makingFolders, let parent = PathName.parent(of: path) { try makeFolder(parent) }
    try write(text, to: path)
  }
}

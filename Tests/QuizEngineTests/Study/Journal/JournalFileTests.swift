import QuizEngine
import QuizTestSupport
import Testing

@Suite struct JournalFileTests {
  @Test func fullDiskLosesNothing() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    let before = desk.files.text(at: StudyDesk.path)
    desk.files.limitSpace(to: (before?.utf8.count ?? 0) + 10)
    for name in ["b", "c"] {
      #expect(
        throws: JournalError.file(
          FileError(action: .append, path: StudyDesk.path, reason: .noSpace))
      ) {
        try desk.answer("\(name)", .good)
      }
    }
    #expect(desk.files.text(at: StudyDesk.path) == before)
    #expect(desk.recorder.pending.count == 2)
    desk.files.limitSpace(to: .max)
    try desk.answer("d", .good)
    #expect(desk.recorder.pending.isEmpty)
    #expect(try desk.progress().questions.keys.map(\.text).sorted() == ["a", "b", "c", "d"])
  }

  @Test func folderInTheFilesPlaceIsRefused() {
    let files = InMemoryFileSystem(["/data/journal.jsonl/x": ""])
    let journal = Journal(path: StudyDesk.path, files: files, locking: .none)
    #expect(
      throws: JournalError.file(
        FileError(action: .read, path: StudyDesk.path, reason: .isFolder))
    ) {
      try journal.read()
    }
  }

  @Test func fileThatMayNotBeReadIsRefused() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    desk.files.lock(StudyDesk.path)
    #expect(throws: JournalError.self) { try desk.journal.read() }
    #expect(throws: JournalError.self) { try desk.answer("b", .good) }
    #expect(desk.recorder.pending.count == 1)
  }

  @Test func linkStaysALink() throws {
    let files = InMemoryFileSystem(["/git/journal.jsonl": ""])
    files.put(.link(to: "/git/journal.jsonl"), at: StudyDesk.path)
    var desk = StudyDesk(files: files)
    try desk.answer("a", .good)
    #expect(try files.kind(of: StudyDesk.path) == .link)
    #expect(files.text(at: "/git/journal.jsonl")?.isEmpty == false)
  }

  @Test func programsThatWriteAtOnceLoseNothing() async throws {
    let folder = try Self.temporaryFolder()
    defer { try? LocalFileSystem().removeTree(folder) }
    let journal = Journal(path: folder + "/new/journal.jsonl", files: LocalFileSystem())
    let count = 25
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          var recorder = StudyRecorder(journal: journal, entropy: UInt64(writer))
          for number in 0..<count {
            try recorder.record(
              .skip(question: .id("w\(writer)-\(number)")), session: "\(writer)",
              at: Instant(milliseconds: number), in: .universal)
          }
        }
      }
      try await group.waitForAll()
    }
    let contents = try journal.read()
    #expect(contents.damage.isEmpty)
    #expect(contents.entries.count == 4 * count)
    #expect(Set(contents.entries.map(\.id)).count == 4 * count)
  }

  @Test func lockThatWasLeftBehindKeepsNobodyOut() throws {
    let folder = try Self.temporaryFolder()
    defer { try? LocalFileSystem().removeTree(folder) }
    // As after `kill -9`: the file is there, and nobody holds it.
    try LocalFileSystem().write("", to: folder + "/.journal.jsonl.lock")
    var recorder = StudyRecorder(
      journal: Journal(path: folder + "/journal.jsonl", files: LocalFileSystem()), entropy: 1)
    try recorder.record(
      .skip(question: .id("a")), session: nil, at: Instant(milliseconds: 0), in: .universal)
    #expect(try recorder.journal.read().entries.count == 1)
  }

  @Test func oneProgramAtATimeHasTheSeat() throws {
    let folder = try Self.temporaryFolder()
    defer { try? LocalFileSystem().removeTree(folder) }
    let journal = Journal(path: folder + "/journal.jsonl", files: LocalFileSystem())
    #expect(Self.isFree(journal))
    let occupant = Journal.Occupant(
      process: 7, activity: "exam", since: .at("2026-03-02T08:00:00.000Z"))
    let seat = try journal.takeSeat(for: occupant)
    #expect(Self.taken(journal) == SeatTaken(occupant: occupant))
    seat.giveBack()
    #expect(Self.isFree(journal))
    // At the very first start there is no folder yet.
    let new = Journal(path: folder + "/new/journal.jsonl", files: LocalFileSystem())
    let first = try new.takeSeat(for: occupant)
    #expect(!Self.isFree(new))
    first.giveBack()
  }

  private static func isFree(_ journal: Journal) -> Bool { taken(journal) == nil }

  private static func taken(_ journal: Journal) -> SeatTaken? {
    do {
      try journal.takeSeat(
        for: Journal.Occupant(process: 1, activity: "review", since: Instant(milliseconds: 0))
      ).giveBack()
      return nil
    } catch {
      return error
    }
  }

  private static func temporaryFolder() throws -> String {
    var generator = SystemRandomNumberGenerator()
    let folder = "/tmp/quiz-journal-\(generator.next())"
    try LocalFileSystem().makeFolder(folder)
    return folder
  }
}

import QuizEngine
import QuizTestSupport
import Testing

@Suite struct JournalDamageTests {
  private static let lines: [String] = {
    var desk = StudyDesk()
    for name in ["a", "b", "c"] { _ = try? desk.answer("\(name)", .good) }
    return desk.files.text(at: StudyDesk.path)?.split(separator: "\n").map(String.init) ?? []
  }()

  private func journal(_ text: String) -> (Journal, InMemoryFileSystem) {
    let files = InMemoryFileSystem([StudyDesk.path: text])
    return (Journal(path: StudyDesk.path, files: files, locking: .none), files)
  }

  @Test func journalTornAnywhereLosesItsLastLineAlone() throws {
    let text = Self.lines.joined(separator: "\n") + "\n"
    let end = text.utf8.count
    let start = end - Self.lines[2].utf8.count - 1
    for cut in (start + 1)..<(end - 1) {
      let (journal, _) = journal(String(decoding: Array(text.utf8)[..<cut], as: UTF8.self))
      let contents = try journal.read()
      try #require(contents.entries.count == 2)
      try #require(contents.damage.map(\.kind) == [.torn])
      try #require(contents.damage.first?.line == 3)
    }
    // Only the line's end is missing: nothing is lost.
    #expect(try journal(String(text.dropLast())).0.read().entries.count == 3)
  }

  @Test func tornLineDoesNotSwallowTheNext() throws {
    let (journal, files) = journal(Self.lines[0] + "\n" + Self.lines[1].prefix(40))
    let other = StudyDesk(entropy: 5, files: files)
    var recorder = other.recorder
    try recorder.record(.skip(question: .id("z")), session: nil, at: other.now, in: .universal)
    let contents = try journal.read()
    #expect(contents.entries.count == 2)
    #expect(contents.damage.map(\.kind) == [.unreadable])
  }

  @Test func entryBehindATornOneIsFound() throws {
    let contents = try journal(Self.lines[0].prefix(50) + Self.lines[1] + "\n").0.read()
    #expect(contents.entries.compactMap(\.event.question?.text) == ["b"])
    #expect(contents.damage.map(\.bytes) == [Array(Self.lines[0].prefix(50).utf8)])
  }

  @Test func zerosBeforeAnEntryAreSkipped() throws {
    let contents = try journal("\0\0\0\0" + Self.lines[0] + "\n\0\0\0\n").0.read()
    #expect(contents.entries.count == 1)
    #expect(contents.damage.isEmpty)
  }

  @Test func linesMayEndAsOnWindows() throws {
    let contents = try journal(Self.lines.joined(separator: "\r\n") + "\r\n").0.read()
    #expect(contents.entries.count == 3)
    #expect(contents.damage.isEmpty)
  }

  @Test func conflictsKeepBothSides() throws {
    let text = """
      \(Self.lines[0])
      <<<<<<< HEAD
      \(Self.lines[1])
      ||||||| 1234567
      =======
      \(Self.lines[2])
      >>>>>>> other
      """
    let (journal, files) = journal(text)
    let contents = try journal.read()
    #expect(contents.entries.count == 3)
    #expect(contents.damage.map(\.line) == [2, 4, 5, 7])
    #expect(contents.damage.allSatisfy { $0.kind == .conflictMark })
    #expect(try journal.setAside(contents.damage).count == 4)
    #expect(files.text(at: StudyDesk.path) == text)
  }

  @Test(arguments: [
    "nonsense", "[]", "{}", #"{"v":0,"id":"a"}"#, #"{"v":1,"id":"a","kind":"grade"}"#,
    #"{"v":1,"id":"","time":"2026-03-02T08:00:00.000Z","kind":"skip"}"#, "\u{FEFF}x", "{",
    #"{"v":1,"id":"a","time":"yesterday","kind":"skip","question":"a"}"#, "<<<<<<<",
  ])
  func damagedLineIsSetAsideOnce(line: String) throws {
    let text = [Self.lines[0], line, Self.lines[1], ""].joined(separator: "\n")
    let (journal, files) = journal(text)
    let contents = try journal.read()
    #expect(contents.entries.count == 2)
    #expect(contents.damage.map(\.line) == [2])
    #expect(try journal.setAside(contents.damage) == contents.damage)
    #expect(try journal.setAside(contents.damage) == [])
    #expect(files.text(at: journal.damagePath) == line + "\n")
    #expect(files.text(at: StudyDesk.path) == text)
  }

  @Test func bytesThatAreNoTextAreSetAside() throws {
    let files = InMemoryFileSystem()
    files.put(.file([0xFF, 0xFE, 0x0A] + Array(Self.lines[0].utf8)), at: StudyDesk.path)
    let journal = Journal(path: StudyDesk.path, files: files, locking: .none)
    let contents = try journal.read()
    #expect(contents.entries.count == 1)
    #expect(contents.damage.map(\.bytes) == [[0xFF, 0xFE]])
  }

  @Test func mendingLeavesSoundLinesByteForByte() throws {
    let sound = [
      Self.lines[0].replacing(#""v":1"#, with: #""v":1,"later":{"x": 1.50}"#), Self.lines[1],
    ]
    let (journal, files) = journal(
      [sound[0], "damaged", sound[1], Self.lines[2].prefix(9) + ""]
        .joined(separator: "\n"))
    #expect(try journal.mend().count == 2)
    #expect(files.text(at: StudyDesk.path) == sound.joined(separator: "\n") + "\n")
    #expect(files.text(at: journal.damagePath) == "damaged\n\(Self.lines[2].prefix(9))\n")
    #expect(try journal.mend() == [])
  }

  @Test func newerFormatIsRefusedAndLeftAlone() throws {
    let future = #"{"v":2,"id":"f","moment":"2031"}"#
    let text = [Self.lines[0], "damaged", future, ""].joined(separator: "\n")
    let (journal, files) = journal(text)
    let error = JournalError.newerFormat(path: StudyDesk.path, line: 3, version: 2)
    #expect(throws: error) { try journal.read() }
    #expect(throws: error) { try journal.mend() }
    var recorder = StudyRecorder(journal: journal, entropy: 1)
    #expect(throws: JournalError.self) {
      try recorder.record(
        .skip(question: .id("a")), session: nil, at: .at("2026-03-02T08:00:00.000Z"), in: .universal
      )
    }
    #expect(files.text(at: StudyDesk.path) == text)
    #expect(files.paths == [StudyDesk.path])
  }
}

import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct BankIndexCacheTests {
  private let scratch: TemporaryFolder
  private let bank: String
  private let cache: BankIndexCache
  private static let later = 4_000_000_000

  init() throws {
    scratch = try TemporaryFolder()
    bank = scratch.path + "/bank"
    let files = LocalFileSystem()
    try files.makeFolder(bank + "/core/loop")
    try files.write("{}", to: bank + "/core/pack.json")
    try files.write("{}", to: bank + "/core/loop/question.json")
    let program = scratch.path + "/quiz"
    try files.write("program", to: program)
    cache = BankIndexCache(folder: scratch.path + "/cache", executable: program, files: files)
  }

  private static let index = BankIndex(
    packs: [slug("core")],
    cards: [
      QuestionCard(
        id: slug("loop"), pack: slug("core"), title: "A loop\tof “é”, 1 %", format: .written,
        level: .advanced, topics: [slug("loops"), slug("ranges")], minutes: 5, points: 6,
        parts: [.repair, .explain])
    ])

  private static func slug(_ text: String) -> Slug { Slug(text) ?? .unnamed }

  @Test func givesBackWhatItKept() {
    #expect(cache.index(of: [bank]) == nil)
    cache.keep(Self.index, of: [bank], second: Self.later)
    #expect(cache.index(of: [bank]) == Self.index)
    #expect(cache.index(of: [bank, bank]) == nil)
  }

  @Test(arguments: ["core/loop/question.json", "core/pack.json", "core/loop/new.swift", "other"])
  func forgetsWhenAFileChanges(name: String) throws {
    cache.keep(Self.index, of: [bank], second: Self.later)
    try LocalFileSystem().write("[]", to: bank + "/" + name)
    #expect(cache.index(of: [bank]) == nil)
  }

  @Test func forgetsWhenAFileGoes() throws {
    cache.keep(Self.index, of: [bank], second: Self.later)
    try LocalFileSystem().removeTree(bank + "/core/loop")
    #expect(cache.index(of: [bank]) == nil)
  }

  @Test func forgetsWithTheProgram() throws {
    cache.keep(Self.index, of: [bank], second: Self.later)
    try LocalFileSystem().write("another program", to: scratch.path + "/quiz")
    let next = BankIndexCache(
      folder: scratch.path + "/cache", executable: scratch.path + "/quiz", files: LocalFileSystem())
    #expect(next.index(of: [bank]) == nil)
  }

  @Test func keepsNothingOfWhatHasJustChanged() {
    cache.keep(Self.index, of: [bank], second: 0)
    #expect(cache.index(of: [bank]) == nil)
  }

  @Test func takesNoFileThatAnythingBefell() throws {
    cache.keep(Self.index, of: [bank], second: Self.later)
    let files = LocalFileSystem()
    let name = try #require(try files.list(scratch.path + "/cache").first)
    let path = scratch.path + "/cache/" + name
    let whole = try files.read(path, atMost: 1 << 20)
    for size in [0, 10, 40, whole.count / 2, whole.count - 1] {
      try files.write(Array(whole.prefix(size)), to: path)
      #expect(cache.index(of: [bank]) == nil)
    }
    var changed = whole
    changed[whole.count - 20] ^= 1
    try files.write(changed, to: path)
    #expect(cache.index(of: [bank]) == nil)
    try files.write(whole, to: path)
    #expect(cache.index(of: [bank]) == Self.index)
  }
}

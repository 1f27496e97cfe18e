import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct ProofCacheTests {
  private static func key(_ number: UInt64) -> ProofCache.Key {
    ProofCache.Key(high: number, low: ~number)
  }

  private static let failure = ClaimResult(
    .failed(
      Refutation(
        "output-differs", "it says “a b”\nand more", line: 3,
        evidence: Evidence(text: "a\nb", differsFrom: "a\nc"))),
    warnings: [CodeWarning(line: 2, message: "never used \u{1F600}")], seconds: 0.25)

  @Test func failuresAreToldInFull() throws {
    let folder = try TemporaryFolder()
    let cache = ProofCache(folder: folder.path + "/deep/er", files: LocalFileSystem())
    cache.keep(Self.failure, for: Self.key(1))
    cache.keep(ClaimResult(.passed, seconds: 1.5), for: Self.key(2))
    cache.finish()
    #expect(cache.trouble == nil)
    let later = ProofCache(folder: folder.path + "/deep/er", files: LocalFileSystem())
    var told = Self.failure
    told.isCached = true
    #expect(later.result(for: Self.key(1)) == told)
    #expect(later.result(for: Self.key(2)) == ClaimResult(.passed, seconds: 1.5, isCached: true))
    #expect(later.result(for: Self.key(3)) == nil)
  }

  @Test func whatProvesNothingIsNotKept() {
    let doubtful = Refutation("mistake-verdict", "too slow", isCertain: false)
    #expect(ProofLog.line(for: ClaimResult(.failed(doubtful)), key: Self.key(1)) == nil)
    #expect(
      ProofLog.line(for: ClaimResult(.skipped(reason: "interrupted")), key: Self.key(1)) == nil)
  }

  /// Wherever a run is killed, what it wrote before stands, and nothing wrong is read.
  @Test func everyPrefixOfAFileIsRead() throws {
    let lines = try (1...3).map { number in
      try #require(
        ProofLog.line(
          for: number == 2 ? Self.failure : ClaimResult(.passed, seconds: 1),
          key: Self.key(UInt64(number))))
    }
    let whole = lines.flatMap { $0 }
    let next = try #require(ProofLog.line(for: ClaimResult(.passed), key: Self.key(9)))
    for length in 0...whole.count {
      let log = ProofLog(whole.prefix(length) + [UInt8(ascii: "\n")] + next)
      var end = 0
      for (number, line) in lines.enumerated() {
        end += line.count
        let result = log.result(for: Self.key(UInt64(number + 1)))
        // The line's own end may come from what was written next.
        if length >= end - 1 {
          #expect(result?.outcome == (number == 1 ? Self.failure.outcome : .passed))
        } else {
          #expect(result == nil)
        }
      }
      #expect(log.result(for: Self.key(9))?.outcome == .passed)
    }
  }

  @Test func everyChangedByteIsNoticed() throws {
    let line = try #require(ProofLog.line(for: Self.failure, key: Self.key(5)))
    for index in line.indices.dropLast() {
      var changed = line
      changed[index] ^= 1
      let result = ProofLog(changed).result(for: Self.key(5))
      #expect(result == nil, "byte \(index)")
    }
    #expect(ProofLog(Array("garbage\n\n \nnull\n".utf8)).result(for: Self.key(5)) == nil)
  }

  @Test func manyMayWriteAtOnce() throws {
    let folder = try TemporaryFolder()
    let caches = (0..<4).map { _ in ProofCache(folder: folder.path, files: LocalFileSystem()) }
    _ = Parallel.map(Array(0..<4), width: 4) { number in
      for offset in 0..<50 {
        caches[number].keep(ClaimResult(.passed), for: Self.key(UInt64(number * 50 + offset)))
      }
      caches[number].finish()
    }
    let later = ProofCache(folder: folder.path, files: LocalFileSystem())
    #expect((0..<200).allSatisfy { later.result(for: Self.key($0)) != nil })
  }

  @Test func theFileStaysWithinItsBound() throws {
    let folder = try TemporaryFolder()
    let limit = 4096
    for round in 0..<20 {
      let cache = ProofCache(folder: folder.path, files: LocalFileSystem(), limit: limit)
      // The first outcome is asked for in every run, and stays.
      if round > 0 { #expect(cache.result(for: Self.key(0)) != nil, "round \(round)") }
      for number in 0..<30 where round > 0 || number == 0 {
        cache.keep(
          ClaimResult(.passed), for: Self.key(UInt64(number == 0 ? 0 : round * 100 + number)))
      }
      cache.finish()
      let size = try LocalFileSystem().read(folder("proof.log"), atMost: 1 << 20).count
      #expect(size <= limit)
    }
  }

  @Test func aFolderThatCannotBeWrittenIsTroubleAndNoMore() throws {
    let folder = try TemporaryFolder()
    try LocalFileSystem().write("a file", to: folder("file"))
    let cache = ProofCache(folder: folder("file"), files: LocalFileSystem())
    cache.keep(ClaimResult(.passed), for: Self.key(1))
    cache.finish()
    #expect(cache.trouble?.contains("file") == true)
  }
}

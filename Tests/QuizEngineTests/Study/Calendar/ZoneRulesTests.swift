import Foundation
import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct ZoneRulesTests {
  /// Every 37 hours from 1975 to 2045, in seconds.
  private static let moments = Array(
    stride(from: 157_766_400, to: 2_366_841_600, by: 37 * 3600 + 1))

  @Test(arguments: [
    "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/St_Johns", "Asia/Kolkata",
    "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Auckland", "Etc/GMT+3", "America/Sao_Paulo",
  ])
  func agreesWithTheSystem(name: String) throws {
    let zone = try #require(StudyZone(named: name))
    let system = try #require(TimeZone(identifier: name))
    let wrong = Self.moments.filter { second in
      let offset = system.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      return zone.offset(at: Instant(milliseconds: second * 1000)) != offset * 1000
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Australia/Lord_Howe"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "Pacific/Auckland"),
    ("EST5EDT,M3.2.0,M11.1.0", "America/New_York"), ("IST-5:30", "Asia/Kolkata"),
    ("EST5EDT", "America/New_York"),
  ])
  func readsRules(text: String, name: String) throws {
    let rule = try #require(ZoneRule(text))
    let zone = try #require(StudyZone(named: name))
    // The rules that hold today hold since 2008 at the latest.
    let wrong = Self.moments.filter { second in
      second > 1_210_000_000
        && rule.offset(at: second) * 1000 != zone.offset(at: Instant(milliseconds: second * 1000))
    }
    #expect(wrong.isEmpty)
  }

  @Test func countsDaysOfTheYear() throws {
    // 29 February is never counted by `J`, and always without.
    let julian = try #require(ZoneRule("AAA0BBB,J60/0,J300/0"))
    let counted = try #require(ZoneRule("AAA0BBB,59/0,299/0"))
    let leap = try #require(Instant("2028-02-29T12:00:00Z")).milliseconds / 1000
    let common = try #require(Instant("2027-03-01T12:00:00Z")).milliseconds / 1000
    #expect([julian, counted].map { $0.offset(at: leap) } == [0, 3600])
    #expect([julian, counted].map { $0.offset(at: common) } == [3600, 3600])
  }

  @Test(arguments: [
    "", "C", "CET", "CET-1CEST,", "CET-1CEST,M13.1.0,M1.1.0", "CET-1CEST,M3.5.0", "CET-25",
    "CET-1CEST,M3.5.0,M10.5.0/168", "<>0", "CET-1CEST,J0,J1", "CET-1X",
  ])
  func refusesOtherTexts(text: String) {
    #expect(ZoneRule(text) == nil)
  }

  @Test(arguments: [0, 3, 43, 44, 60, 100, 500])
  func refusesFilesThatAreCutOff(size: Int) throws {
    let bytes = try LocalFileSystem().read("/usr/share/zoneinfo/Europe/Berlin", atMost: 1 << 20)
    #expect(ZoneRules(file: Array(bytes.prefix(size))) == nil)
    #expect(ZoneRules(file: bytes) != nil)
  }

  @Test(arguments: ["../../../etc/passwd", "/etc/passwd", "", "Europe", "zone.tab"])
  func refusesWhatIsNoZone(name: String) {
    #expect(StudyZone(named: name) == nil)
  }
}

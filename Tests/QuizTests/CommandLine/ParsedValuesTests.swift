import QuizEngine
import Testing

@testable import quiz

@Suite struct ParsedValuesTests {
  @Test(arguments: [
    ("90", Duration.seconds(90)), ("90s", .seconds(90)), ("10m", .seconds(600)),
    ("1h30m", .seconds(5400)), ("250ms", .milliseconds(250)), ("1m1ms", .milliseconds(60_001)),
    ("0", .zero),
  ])
  func readsDurations(_ text: String, _ duration: Duration) {
    #expect(Duration(commandLine: text) == duration)
  }

  @Test(arguments: [
    "", "s", "-1", "1d", "1m1h", "1m1m", "1.5h", "10 m", "m10", "1h30", "99999999999999999999",
    "9999999999h", "1٣s",
  ])
  func refusesDurations(_ text: String) {
    #expect(Duration(commandLine: text) == nil)
  }

  @Test(arguments: ["", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "1/2/3", " 1/2"])
  func refusesShares(_ text: String) {
    #expect(Share(text) == nil)
  }

  @Test func givesTypedValues() throws {
    let request = try CommandLineParser(.sample).parse([
      "practice", "--level", "advanced,beginner", "--count", "7", "--seed",
      "18446744073709551615", "--verbal", "--pack", "core", "--topic", "arc", "one", "two",
      "--minutes", "30",
    ])
    guard case .run(let values) = request else {
      Issue.record("not run: \(request)")
      return
    }
    let filters = FilterValues(values)
    #expect(filters.levels == [.advanced, .beginner])
    #expect(filters.count == 7)
    #expect(filters.minutes == 30)
    #expect(filters.seed == .max)
    #expect(filters.verbal)
    #expect(!filters.written)
    #expect(filters.packs == ["core"])
    #expect(filters.topics == ["arc"])
    #expect(filters.questions == ["one", "two"])
  }

  @Test func givesCommonValues() throws {
    let values = ParsedValues(
      path: ["check"],
      options: [
        "bank": ["a", "b"], "data": ["d"], "json": [], "swift": ["/s"], "color": ["never"],
      ])
    let common = CommonValues(values)
    #expect(common.banks == ["a", "b"])
    #expect(common.data == "d")
    #expect(common.json)
    #expect(!common.plain)
    #expect(common.swift == "/s")
    #expect(values.choice(.color, as: ColorWish.self) == .never)
  }

  @Test func allowsEveryWishForColour() {
    #expect(Command.Option.color.kind?.words == ColorWish.allCases.map(\.rawValue))
  }
}

import QuizEngine
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00.000Z", 0), ("2026-01-05T09:30:00.250Z", 1_767_605_400_250),
    ("1969-12-31T23:59:59.999Z", -1), ("2024-02-29T12:00:00.000Z", 1_709_208_000_000),
  ])
  func writesAndReads(text: String, milliseconds: Int) {
    #expect(Instant(text)?.milliseconds == milliseconds)
    #expect(Instant(milliseconds: milliseconds).description == text)
  }

  @Test(arguments: [
    ("2026-01-05T09:30:00+00:00", 1_767_605_400_000), ("2026-01-05T11:30+02:00", 1_767_605_400_000),
    ("2026-01-05T04:00:00.1234567-0530", 1_767_605_400_123),
  ])
  func readsOtherForms(text: String, milliseconds: Int) {
    #expect(Instant(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-01-05", "2026-02-30T00:00:00Z", "2026-01-05T24:00:00Z", "2026-01-05T09:60:00Z",
    "2026-01-05T09:30:60Z", "2026-01-05T09:30:00", "2026-01-05T09:30:00.Z",
    "2026-01-05T09:30:00Zx", "2026-1-5T09:30:00Z", "2026-13-01T00:00:00Z", "0000-01-01T00:00:00Z",
  ])
  func refuses(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func datesAndNumbersOfDaysAreTheSame() {
    var previous = CivilDate(dayNumber: -800_000)
    for number in -799_999...800_000 where number.isMultiple(of: 97) || abs(number) < 2000 {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number)
      #expect(previous < date || previous.year < 1)
      previous = date
    }
  }
}

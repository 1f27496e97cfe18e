import QuizEngine
import Testing

@Suite struct JSONWritingTests {
  private let value: JSON = .object([
    ("id", .string("range-loop")),
    ("parts", .integer(2)),
    ("modes", [5, 6]),
    ("topics", .strings(["loops", "ranges"])),
    ("none", []),
    ("nothing", [:]),
    ("deep", ["a": .null, "b": true]),
    ("cost", 0.25),
  ])

  @Test func writesIndentedInTheOrderGiven() {
    #expect(
      value.indented == """
        {
          "id": "range-loop",
          "parts": 2,
          "modes": [5, 6],
          "topics": [
            "loops",
            "ranges"
          ],
          "none": [],
          "nothing": {},
          "deep": {
            "a": null,
            "b": true
          },
          "cost": 0.25
        }
        """)
  }

  @Test func writesCompactOnOneLine() {
    #expect(
      value.compact
        == #"{"id":"range-loop","parts":2,"modes":[5,6],"topics":["loops","ranges"],"none":[],"#
        + #""nothing":{},"deep":{"a":null,"b":true},"cost":0.25}"#)
  }

  @Test(arguments: [
    ("plain é 😀 / ' <b>", "\"plain é 😀 / ' <b>\""), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#),
    ("\r\n", #""\r\n""#), ("50% %@", "\"50% %@\""),
  ])
  func escapesWhatMustBeEscaped(text: String, written: String) throws {
    #expect(JSON.string(text).compact == written)
    #expect(try JSON(written) == .string(text))
  }

  @Test func writesNumbersThatReadBackEqual() throws {
    for number in [0.1, 1.0, 1e21, .leastNonzeroMagnitude, -0.0, 1 / 3, .greatestFiniteMagnitude] {
      #expect(try JSON(JSON.number(number).compact) == .number(number))
    }
    #expect(JSON.number(.nan).compact == "null")
    #expect(JSON.number(-.infinity).compact == "null")
  }

  @Test func leavesOutWhatIsNotThere() {
    let value = JSON.object(omittingNil: [("a", nil), ("b", 1), ("c", .null)])
    #expect(value.compact == #"{"b":1,"c":null}"#)
    #expect(JSON.optional(nil as String?) == .null)
  }
}

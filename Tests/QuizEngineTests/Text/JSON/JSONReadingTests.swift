import QuizEngine
import Testing

@Suite struct JSONReadingTests {
  @Test(
    arguments: [
      ("null", JSON.null), (" true ", true), ("false", false), ("0", 0), ("-0", 0), ("12", 12),
      ("-7", -7), ("0.25", 0.25), ("1e2", .number(100)), ("1.5E-3", 0.0015), ("0e9", .number(0)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("\"\"", ""), ("\"a b\"", "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00C9""#, "éÉ"), (#""\ud83d\ude00""#, "😀"), ("\"😀é\"", "😀é"),
      ("[]", []), ("[ ]", []), ("[1,[2],{}]", [1, [2], [:]]),
      (#"{"b":1,"a":{"c":null}}"#, ["b": 1, "a": ["c": .null]]),
      ("\r\n[\t1 ,\r2]\n", [1, 2]), ("\u{FEFF}[1]", [1]),
    ] as [(String, JSON)])
  func readsWhatIsJSON(text: String, value: JSON) throws {
    #expect(try JSON(text) == value)
  }

  @Test(
    arguments: [
      ("", .empty, 1, 1), ("  \n ", .empty, 2, 2),
      ("// x\n1", .comment, 1, 1), ("[1, /* x */ 2]", .comment, 1, 5), ("[1] # x", .comment, 1, 5),
      ("/* x", .comment, 1, 1),
      ("[1,]", .trailingComma, 1, 3), ("{\"a\":1,\n}", .trailingComma, 1, 7),
      ("[,1]", .extraComma, 1, 2), ("[1,,2]", .extraComma, 1, 4),
      ("[1 2]", .missingComma, 1, 4), ("{\"a\":1\n\"b\":2}", .missingComma, 2, 1),
      ("{\"a\" 1}", .missingColon, 1, 6), ("{\"a\" = 1}", .missingColon, 1, 6),
      ("{\"a\":1,\"b\":2,\"a\":3}", .duplicateKey, 1, 14),
      (#"{"a":1,"\u0061":3}"#, .duplicateKey, 1, 8),
      ("{a:1}", .unquotedKey, 1, 2), ("['a']", .wrongQuotes, 1, 2), ("{'a':1}", .wrongQuotes, 1, 2),
      ("[“a”]", .wrongQuotes, 1, 2), ("[„a“]", .wrongQuotes, 1, 2),
      ("[\"a\n\"]", .unterminatedString, 1, 4), ("[\"a", .unterminatedString, 1, 2),
      ("[\"a\\", .unterminatedString, 1, 4),
      ("\"a\tb\"", .controlCharacter, 1, 3), ("\"a\u{0}b\"", .controlCharacter, 1, 3),
      (#""a\qb""#, .badEscape, 1, 3), (#""\u12g4""#, .badEscape, 1, 2),
      (#""\u12"#, .badEscape, 1, 2),
      (#""é\ud800x""#, .loneSurrogate, 1, 3), (#""\udc00""#, .loneSurrogate, 1, 2),
      (#""\ud800\u0041""#, .loneSurrogate, 1, 2), (#""\ud800\ud800""#, .loneSurrogate, 1, 2),
      ("01", .badNumber, 1, 1), ("-", .badNumber, 1, 1), ("1.", .badNumber, 1, 1),
      (".5", .badNumber, 1, 1), ("+1", .badNumber, 1, 1), ("1e", .badNumber, 1, 1),
      ("0x1F", .badNumber, 1, 1), ("1_000", .badNumber, 1, 1), ("1.2.3", .badNumber, 1, 1),
      ("9223372036854775808", .numberOutOfRange, 1, 1), ("[1e400]", .numberOutOfRange, 1, 2),
      ("-1.8e308", .numberOutOfRange, 1, 1), ("1e-999", .numberOutOfRange, 1, 1),
      ("True", .badLiteral, 1, 1), ("[nil]", .badLiteral, 1, 2), ("[NaN]", .badLiteral, 1, 2),
      ("[\n  1", .unclosed, 2, 4), ("{", .unclosed, 1, 2), ("{\"a\":", .unclosed, 1, 6),
      ("[1}", .unexpectedCharacter, 1, 3), ("]", .unexpectedCharacter, 1, 1),
      ("{1:2}", .unexpectedCharacter, 1, 2), ("[1;2]", .unexpectedCharacter, 1, 3),
      ("[\u{A0}1]", .unexpectedCharacter, 1, 2),
      ("1 2", .trailingText, 1, 3), ("{}}", .trailingText, 1, 3), ("{} {}", .trailingText, 1, 4),
      ("\"日本\" x", .trailingText, 1, 6), ("[1]\r\n\r\nx", .trailingText, 3, 1),
    ] as [(String, JSON.Fault.Kind, Int, Int)])
  func refusesWhatIsNot(text: String, kind: JSON.Fault.Kind, line: Int, column: Int) throws {
    let fault = try #require(JSON.Document(Array(text.utf8)).faults.first)
    #expect(fault.kind == kind)
    #expect(fault.position == JSON.Position(line: line, column: column))
    #expect(!fault.message.isEmpty)
  }

  @Test func tellsAllFaultsThatLeaveNoDoubt() throws {
    let text = "{\n  // note\n  'a': 01,\n  b: [1 2,],\n  \"b\": True,\n}"
    let document = JSON.Document(Array(text.utf8))
    #expect(
      document.faults.map(\.kind) == [
        .comment, .wrongQuotes, .badNumber, .unquotedKey, .missingComma, .trailingComma,
        .badLiteral, .duplicateKey, .trailingComma,
      ])
    #expect(document.root?.value == ["a": .null, "b": [1, 2]])
  }

  @Test func guessesNothing() {
    for text in ["[1", "{\"a\": \"x,\n \"b\": 1}", "[1}", "{\"a\" \u{A7} 1}"] {
      #expect(JSON.Document(Array(text.utf8)).root == nil)
    }
  }

  @Test func bearsNestingUpToTheLimit() {
    let deep = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSON.Document(deep(JSON.maximumDepth)).faults.isEmpty)
    let document = JSON.Document(deep(JSON.maximumDepth + 1))
    #expect(document.faults.map(\.kind) == [.nesting])
    #expect(document.faults.first?.position.column == JSON.maximumDepth + 1)
    #expect(JSON.Document(deep(1_000_000)).faults.map(\.kind) == [.nesting])
  }

  @Test func tellsWhereBytesAreNoUTF8() throws {
    let bytes = Array("[\n  \"é".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let fault = try #require(JSON.Document(bytes).faults.first)
    #expect(fault.kind == .notUTF8)
    #expect(fault.position == JSON.Position(line: 2, column: 5))
    let utf16 = JSON.Document([0xFF, 0xFE, 0x5B, 0x00])
    #expect(utf16.faults.first?.message.contains("UTF-16") == true)
  }

  @Test func endsAfterTooManyFaults() {
    let document = JSON.Document(Array(("[" + String(repeating: "01 ", count: 5000) + "]").utf8))
    #expect(document.faults.count == 100)
    #expect(document.faults.last?.kind == .tooManyFaults)
    #expect(document.root == nil)
  }

  @Test func keepsThePlacesOfValues() throws {
    let text = "\u{FEFF}{\n  \"é\": [\"ü\", \"b\"],\r\n  \"c\": {\"d\": 1}\n}"
    let root = try #require(JSON.Document(Array(text.utf8)).root)
    #expect(root.position == JSON.Position(line: 1, column: 1))
    #expect(root.member("é")?.position == JSON.Position(line: 2, column: 3))
    #expect(root["é"]?.position == JSON.Position(line: 2, column: 8))
    #expect(root["é"]?[1]?.position == JSON.Position(line: 2, column: 14))
    #expect(root["c"]?["d"]?.position == JSON.Position(line: 3, column: 14))
  }
}

import Testing

@testable import quiz

@Suite struct KeyDecoderTests {
  static let sequences: [(String, [ConsoleEvent])] = [
    ("a", [.key(.character("a"))]),
    ("é日👩", [.key(.character("é")), .key(.character("日")), .key(.character("👩"))]),
    ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace].map(ConsoleEvent.key)),
    ("\u{1}\u{4}\u{17}", [.control("a"), .control("d"), .control("w")].map(ConsoleEvent.key)),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left].map(ConsoleEvent.key)),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end].map(ConsoleEvent.key)),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end].map(ConsoleEvent.key)),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown].map(ConsoleEvent.key)),
    ("\u{1B}[1;5C\u{1B}[1;3D", [.wordRight, .wordLeft].map(ConsoleEvent.key)),
    ("\u{1B}b\u{1B}f\u{1B}d", [.wordLeft, .wordRight, .alt("d")].map(ConsoleEvent.key)),
    ("\u{1B}é", [.key(.alt("é"))]),
    ("\u{1B}[Z\u{1B}[15~x", [.key(.backTab), .key(.other), .key(.character("x"))]),
    (
      "\u{1B}[200~one\rtwo\r\nthree\u{1B}[201~!",
      [.paste("one\ntwo\nthree"), .key(.character("!"))]
    ),
    ("\u{1B}[200~\u{1B}[A\u{3}\u{1B}[201~", [.paste("\u{1B}[A\u{3}")]),
  ]

  @Test(arguments: sequences)
  func understands(_ text: String, _ events: [ConsoleEvent]) {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    #expect(decoder.all == events)
    #expect(decoder.bytes.isEmpty)
  }

  @Test(arguments: sequences)
  func understandsByteByByte(_ text: String, _ events: [ConsoleEvent]) {
    var decoder = KeyDecoder()
    var received: [ConsoleEvent] = []
    for byte in text.utf8 {
      decoder.feed([byte])
      received += decoder.all
    }
    #expect(received == events)
  }

  @Test func tellsALoneEscapeByTheSilenceAfterIt() {
    var decoder = KeyDecoder()
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.isAmbiguous)
    #expect(decoder.next(isComplete: true) == .key(.escape))
    decoder.feed("\u{1B}\u{1B}[A".utf8)
    #expect(decoder.all == [.key(.escape), .key(.up)])
  }

  @Test(arguments: ["[", "O", "[1;5", "[99999999999999999999999999999999999"])
  func givesUpOnSequencesThatNeverEnd(_ rest: String) {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}\(rest)".utf8)
    _ = decoder.all
    _ = decoder.next(isComplete: true)
    decoder.feed("x".utf8)
    #expect(decoder.all == [.key(.character("x"))])
  }

  @Test func replacesWhatIsNoUTF8() {
    var decoder = KeyDecoder()
    decoder.feed([0xFF, 0x61, 0xC3, 0x61, 0xE6])
    #expect(
      decoder.all
        == ["\u{FFFD}", "a", "\u{FFFD}", "a"].map { .key(.character($0)) })
    #expect(decoder.next(isComplete: true) == .key(.character("\u{FFFD}")))
    #expect(decoder.next(isComplete: true) == nil)
  }

  @Test func waitsForTheEndOfAPasteHoweverLong() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~".utf8)
    let line = String(repeating: "x", count: 99) + "\n"
    for _ in 0..<100 {
      decoder.feed(line.utf8)
      #expect(decoder.next(isComplete: true) == nil)
      #expect(!decoder.isAmbiguous)
    }
    decoder.feed("\u{1B}[201".utf8)
    #expect(decoder.next() == nil)
    decoder.feed("~".utf8)
    #expect(decoder.next() == .paste(String(repeating: line, count: 100)))
  }

  @Test func givesLines() {
    var decoder = KeyDecoder()
    decoder.feed("one\r\ntw".utf8)
    #expect(decoder.nextLine() == "one")
    #expect(decoder.nextLine() == nil)
    decoder.feed("o\n\nlast".utf8)
    #expect(decoder.nextLine() == "two")
    #expect(decoder.nextLine() == "")
    #expect(decoder.nextLine() == nil)
    #expect(decoder.nextLine(isComplete: true) == "last")
    #expect(decoder.nextLine(isComplete: true) == nil)
  }

  @Test func cutsALineThatWouldFillTheMemory() {
    var decoder = KeyDecoder()
    decoder.feed([UInt8](repeating: 0x61, count: KeyDecoder.mostBytesOfLine))
    #expect(decoder.nextLine()?.utf8.count == KeyDecoder.mostBytesOfLine)
    #expect(decoder.bytes.isEmpty)
  }
}

extension KeyDecoder {
  /// All events that are complete.
  fileprivate var all: [ConsoleEvent] {
    mutating get {
      var events: [ConsoleEvent] = []
      while let event = next() { events.append(event) }
      return events
    }
  }

  @Test(arguments: ["\u{1B}]11;rgb:0/0/0\u{7}a", "\u{1B}]11;rgb:0/0/0\u{1B}\\a"])
  func takesALateAnswerOfTheTerminalForNoKeys(text: String) {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    let events = [decoder.next(), decoder.next(), decoder.next()]
    #expect(events == [.key(.other), .key(.character("a")), nil])
  }
}

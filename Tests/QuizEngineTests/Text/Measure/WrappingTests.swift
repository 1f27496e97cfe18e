import QuizEngine
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 100, ["one two three"]),
    ("one  two", 8, ["one  two"]),
    ("one  two", 5, ["one", "two"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("", 10, [""]),
    ("   ", 2, [""]),
    ("日本語です", 4, ["日本", "語で", "す"]),
    ("日本。語", 4, ["日", "本。", "語"]),
    ("a日b", 3, ["a日", "b"]),
    ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("日", 1, ["日"]),
    ("ab", 0, ["a", "b"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ("a\tb", 4, ["a", "b"]),
  ])
  func breaksLines(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func losesNothingAndStaysWithin() {
    let text = "Grapheme 👩‍👩‍👧 日本語 é(NFD) 🖼️ supercalifragilistic, then some more."
    for width in 2...60 {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.columns <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}

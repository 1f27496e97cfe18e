import QuizEngine
import Testing

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩", 2),
    ("🖼", 1), ("🖼️", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("✓✗", 2), ("…", 1), ("█░", 2), ("│─", 2),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{301}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{AD}", 1),
    ("กำ", 2), ("क्ष", 2), ("ﷺ", 1), ("☺︎", 1), ("（", 2), ("\u{1F9D1}\u{200D}\u{1F4BB}", 2),
    ("Z\u{351}\u{36B}\u{343}", 1), ("⌚", 2), ("𝒳", 1), ("\u{20000}", 2),
  ])
  func measures(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func cutsBetweenCharacters() {
    #expect("日本語".cut(to: 6) == "日本語")
    #expect("日本語".cut(to: 5) == "日本…")
    #expect("日本語".cut(to: 4) == "日…")
    #expect("👩‍👩‍👧👩‍👩‍👧".cut(to: 3) == "👩‍👩‍👧…")
    #expect("abc".cut(to: 1) == "…")
    #expect("abc".cut(to: 0) == "")
    #expect("abc".cut(to: -1) == "")
    #expect("abcdef".cut(to: 5, sign: "...") == "ab...")
    #expect("abc".cut(to: 2, sign: "...") == "ab")
    #expect("日a".prefix(columns: 1) == "")
  }

  @Test func padsToAWidth() {
    #expect("é".padded(to: 3) == "é  ")
    #expect("日".padded(to: 3, .right) == " 日")
    #expect("a".padded(to: 4, .center) == " a  ")
    #expect("abc".padded(to: 2) == "abc")
  }

  @Test func expandsTabs() {
    #expect("\ta\tb".expandingTabs(to: 4) == "    a   b")
    #expect("日本\tc".expandingTabs(to: 8) == "日本    c")
    #expect("ab\tc".expandingTabs(to: 4, from: 1) == "ab c")
    #expect("abc\n\td".expandingTabs(to: 4) == "abc\n    d")
  }
}

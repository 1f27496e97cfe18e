import QuizEngine
import Testing

@Suite struct SuggestionTests {
  static let commands = [
    "practice", "review", "exam", "place", "list", "show", "search", "check", "watch", "stats",
    "history", "sheet", "takehome", "interview", "validate", "new", "export", "doctor", "help",
  ]

  @Test(arguments: [
    ("pratcice", ["practice"]), ("validat", ["validate"]), ("valid", ["validate"]),
    ("lsit", ["list"]),
    ("HELP", ["help"]), ("Stast", ["stats"]), ("xyzzy", []), ("", []), ("q", []), ("newt", ["new"]),
    ("chekc", ["check"]), ("seet", ["sheet"]), ("interveiw", ["interview"]),
  ])
  func findsWhatWasMeant(name: String, found: [String]) {
    #expect(Suggestion.nearest(to: name, among: Self.commands) == found)
  }

  @Test func putsTheNearestFirst() {
    #expect(
      Suggestion.nearest(
        to: "levels", among: ["levers", "level", "bevels", "levels", "x"], atMost: 3)
        == ["levels", "levers", "level"])
    #expect(Suggestion.nearest(to: "ab", among: ["ba", "ac", "ba"]) == ["ba", "ac"])
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == [])
  }
}

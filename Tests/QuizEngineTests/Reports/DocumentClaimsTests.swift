import QuizEngine
import Testing

/// Readers of an explanation see what the compiler confirmed of its code.
@Suite struct DocumentClaimsTests {
  @Test(arguments: [
    ("swift", ""), ("swift fragment", ""), ("text", ""),
    ("swift error: cannot find 'x'", "*Does not compile:* `cannot find 'x'`"),
    ("swift prints: 7", "*Prints:* `7`"),
    ("swift traps: out of range", "*Stops the program:* `out of range`"),
    ("swift mode: 5 error: no", "*Does not compile in Swift 5 mode:* `no`"),
    ("swift prints: a\\nb", "*Prints:*\n\n```\na\nb\n```"),
  ])
  func tellsWhatIsProved(info: String, told: String) {
    let language = info.prefix { $0 != " " }
    let document = Document(prose: "Look:\n\n```\(info)\nprint(x)\n```\n")
    let expected =
      "Look:\n\n```\(language)\nprint(x)\n```\n" + (told.isEmpty ? "" : "\n\(told)\n")
    #expect(MarkdownRenderer().render(document) == expected)
  }

  @Test func tellsItWithinQuotesAndLists() {
    let document = Document(prose: "> ```swift prints: 1\n> print(1)\n> ```\n")
    #expect(MarkdownRenderer().render(document).contains("> *Prints:* `1`"))
  }
}

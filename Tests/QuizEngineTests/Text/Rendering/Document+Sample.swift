import QuizEngine

extension Document {
  /// One of everything that a document can hold.
  static let sample = Document(markdown: markdown) + built

  private static let markdown = ##"""
    # Why does `guard` not *fall* through?

    A **guard** must leave its scope. See [the book](https://docs.swift.org/swift-book/) or
    <https://swift.org>; `Array<Int>` and Array<Int> & friends stay, and so does snake_case.
    A hard break\
    ends this line.

    Two lines
    of title
    ---------

    - one
    - two
      1. nested, with a long line that has to be broken somewhere before it reaches the edge
      2. again

         ```swift error: must not fall through
         func half(_ number: Int?) -> Int {
         	guard let number else { print("none: \(number ?? 0)") }
           return number / 2  /* nested /* comments */ too */
         }
         ```

    3. three

    4. four

    > Code tells you *how*,
    > comments tell you **why**.
    >
    > > Somebody

    | Kind | Copies | Points |
    | :--- | :----: | -----: |
    | `struct` | yes | 1 |
    | `class`, which is shared by all who hold it | no | 20 |
    | 日本語 👩‍👩‍👧 é | – | 300 |

    ~~~swift
    let message = """
      Dear \(customer.name), this line of code is much too long for any terminal of eighty columns.
      """; let pattern = /[a-z]+\/(\d*)/ ; let raw = #"no \(escape) but \#(one)"#
    @MainActor final class Box<T> where T: Sendable { private(set) var value = 0x1F + 1.5e-3 }
    #if DEBUG
    // 世界 and 👍🏽 in a comment
    #endif
    ~~~

    ***

    日本語のテキストは単語の間に空白がないので、どこでも改行できます。だから、ここで折り返します。
    """##

  private static let built = Document([
    .callout(.hint, ["Leave the scope with \(.code("return")).", .swift("return 0")]),
    .callout(.wrong, title: "Does not compile", [.verdict(.partly, "3 of 4 checks")]),
    .lines([
      .toned(.right, "adds two numbers"), .toned(.wrong, "adds \(.code("Int.max")) and 1"),
      .toned(.warning, "warning: never mutated"), .toned(.note, "it was declared here"),
      "\(.muted("0.2 s")) and \(.toned(.accent, "more"))",
    ]),
    .facts([
      ("Points", .toned(.right, "3 of 4")), ("Share", "\(.bar(3, of: 4)) 75 %"),
      ("Nothing", .bar(0, of: 0)),
    ]),
    .table(
      header: ["Identifier", "Explanation that is long"], [.left],
      rows: [
        ["averyveryverylongidentifierindeed", "It says all, and needs a lot of room to say it."],
        ["short"],
      ]),
    .code(
      "$ swift build\n\u{1B}[31merror\u{1B}[0m: no\r\n\tdone \u{202E}evil", language: "console"),
    "\u{1B}[2J<script>alert(1)</script> \u{7}",
    .paragraph(.link("a trap", to: "javascript:alert(1)")),
    LineDiff(from: "1\n2\n3\n4\n5", to: "1\n2\nthree \n4\n5").block(old: "expected", new: "got")
      ?? .thematicBreak,
  ])
}

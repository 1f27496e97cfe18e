import QuizEngine
import Testing

@Suite struct MarkdownBlockTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let blocks: [Document.Block]
    var testDescription: String { name }

    init(_ name: String, _ source: String, _ blocks: Document.Block...) {
      self.name = name
      self.source = source
      self.blocks = blocks
    }
  }

  static func code(_ text: String, _ info: String? = nil, line: Int) -> Document.Block {
    .code(Document.CodeBlock(text, info: info, line: line))
  }

  static func list(_ items: [Document.Block]...) -> Document.Block {
    .list(Document.List(.bulleted, items))
  }

  static func loose(_ items: [Document.Block]...) -> Document.Block {
    .list(Document.List(.bulleted, isTight: false, items))
  }

  static func numbered(from start: Int, _ items: [Document.Block]...) -> Document.Block {
    .list(Document.List(.numbered(from: start), items))
  }

  static let headings = [
    Case("nothing", ""), Case("white space", " \n\t\n"),
    Case("hashes", "# a\n###### b", .heading(level: 1, "a"), .heading(level: 6, "b")),
    Case("closing hashes", "## a ## #\n# b#", .heading(level: 2, "a ##"), .heading(level: 1, "b#")),
    Case("too many hashes, no space", "####### a\n#b", "####### a\n#b".softly),
    Case(
      "underlined", "a\nb\n===\nc\n---", .heading(level: 1, "a\nb".softProse),
      .heading(level: 2, "c")),
    Case("lines across", "***\n- - -\n_ _ _", .thematicBreak, .thematicBreak, .thematicBreak),
    Case("paragraphs", "a\nb\n\n  c", "a\nb".softly, "c"),
    Case("every line's end", "a\r\nb\rc\n\r\n d", "a\nb\nc".softly, "d"),
  ]

  static let codes = [
    Case("fence", "a\n```\nb\n```\nc", "a", code("b", line: 2), "c"),
    Case(
      "no fence", "a\n```swift ``b`` c", .paragraph("a\n```swift ".softProse + .code("b") + " c")),
    Case(
      "info", "\n``` swift  error: no *way* \\n\nlet x\n\n  y\n```\nz",
      code("let x\n\n  y", "swift  error: no *way* \\n", line: 2), "z"),
    Case("tildes of any length", "~~~~~ a`b\n~~~\n```\n~~~~~~", code("~~~\n```", "a`b", line: 1)),
    Case("unclosed", "```\na\n\n", code("a\n\n", line: 1)),
    Case("indented fence", "  ```\n   a\n b\n  ```", code(" a\nb", line: 1)),
    Case(
      "in lists", "- a\n  - b\n\n    ~~~swift\n    let x\n\n      y\n    ~~~\n- c",
      list(
        ["a", loose(["b", code("let x\n\n  y", "swift", line: 4)])], ["c"])),
    Case("in a quote", "> ```\n> a\n> ```\nb", .quote([code("a", line: 1)]), "b"),
    Case("ends with its quote", "> ```\n> a\nb", .quote([code("a", line: 1)]), "b"),
    Case("indented", "    a\n\n      b\n\nc\n    d", code("a\n\n  b", line: 1), "c\nd".softly),
    Case("tabs", "```\n\ta\tb\n```\n\n\tc", code("\ta\tb", line: 1), code("c", line: 5)),
  ]

  static let containers = [
    Case("bullets", "- a\n- b", list(["a"], ["b"])),
    Case("other bullet, other list", "- a\n+ b", list(["a"]), list(["b"])),
    Case(
      "numbers", "3. a\n9. b\n1) c", numbered(from: 3, ["a"], ["b"]),
      numbered(from: 1, ["c"])),
    Case("loose", "- a\n\n- b", loose(["a"], ["b"])),
    Case("loose within", "- a\n\n  b\n- c", loose(["a", "b"], ["c"])),
    Case(
      "tight around loose", "- a\n  - b\n\n  - c\n- d",
      list(["a", loose(["b"], ["c"])], ["d"])),
    Case("empty items", "-\n- a\n-", list([], ["a"], [])),
    Case("lazy", "- a\nb\n> c\nd", list(["a\nb".softly]), .quote(["c\nd".softly])),
    Case("no list within a paragraph", "a\n2. b\n-", .heading(level: 2, "a\n2. b".softProse)),
    Case("no number", "1234567890. a\n-b", "1234567890. a\n-b".softly),
    Case("quotes", "> a\n>\n>> b\n\n> c", .quote(["a", .quote(["b"])]), .quote(["c"])),
    Case("heading in an item", "* # a\n  b", list([.heading(level: 1, "a"), "b"])),
    Case(
      "HTML is text", "<div>\n<!-- *key* -->\n</div>",
      .paragraph([
        .text("<div>"), .softBreak, .text("<!-- "), .emphasis("key"), .text(" -->"), .softBreak,
        .text("</div>"),
      ])),
  ]

  static let tables = [
    Case(
      "table", "a | b\n:- | -:\n1 | 2 | 3\n`4\\|5`\n\nc",
      .table(
        header: ["a", "b"], [.left, .right],
        rows: [["1", "2"], [.code("4|5"), ""]]), "c"),
    Case(
      "behind a paragraph", "x\n| a |\n|:-:|\n| \\| |\n- c", "x",
      .table(header: ["a"], [.center], rows: [["|"]]), list(["c"])),
    Case("wrong number of columns", "a | b\n---|", "a | b\n---|".softly),
    Case("no pipe, no table", "a\n:-", "a\n:-".softly),
  ]

  @Test(arguments: headings + codes + containers + tables) func reads(_ test: Case) {
    #expect(Document(markdown: test.source).blocks == test.blocks)
  }

  @Test func findsAllCodeBlocksWithTheirLines() {
    let source = "```a\n```\n- x\n\n  ```b\n  ```\n> 1. ~~~c\n>    ~~~\n\n```d"
    let blocks = Document(markdown: source).codeBlocks
    #expect(blocks.map(\.language) == ["a", "b", "c", "d"])
    #expect(blocks.map(\.line) == [1, 5, 7, 10])
  }

  @Test func splitsTheInfoString() {
    let block = Document.CodeBlock("", info: " Swift  mode: 6 error: a  b")
    #expect(block.language == "swift")
    #expect(block.attributes == "mode: 6 error: a  b")
    #expect(Document.CodeBlock("").language == nil)
  }
}

extension String {
  /// A paragraph whose lines are broken softly.
  fileprivate var softly: Document.Block { .paragraph(softProse) }

  fileprivate var softProse: Prose {
    Prose(Array(split(separator: "\n").map { [.text(String($0))] }.joined(separator: [.softBreak])))
  }
}

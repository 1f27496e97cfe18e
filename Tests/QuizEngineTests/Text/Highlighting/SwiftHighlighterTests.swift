import QuizEngine
import QuizTestSupport
import Testing

@Suite struct SwiftHighlighterTests {
  /// The tokens that are not plain, as `kind:text`.
  private func notable(_ source: String) -> [String] {
    SwiftHighlighter().tokens(source).filter { $0.kind != .plain }
      .map { "\($0.kind.rawValue):\($0.text)" }
  }

  static let cases: [(source: String, tokens: [String])] = [
    ("let x: Int = 0x1F_FF", ["keyword:let", "type:Int", "operator:=", "number:0x1F_FF"]),
    (
      "1...5 1.5e-3 0b1 t.0.1 0x1.8p+2",
      [
        "number:1", "operator:...", "number:5", "number:1.5e-3", "number:0b1", "number:0.1",
        "number:0x1.8p+2",
      ]
    ),
    (
      #""a\n\(b("c\(d)"))e""#,
      [
        #"string:"a\n"#, #"interpolation:\("#, #"string:"c"#, #"interpolation:\("#,
        "interpolation:)",
        #"string:""#, "interpolation:)", #"string:e""#,
      ]
    ),
    (
      ##"#"a\(b)\#(c)"#"##,
      [##"string:#"a\(b)"##, ##"interpolation:\#("##, "interpolation:)", ##"string:"#"##]
    ),
    (
      "\"\"\"\na \"b\" \\(c)\n\"\"\"",
      [
        "string:\"\"\"\na \"b\" ", "interpolation:\\(", "interpolation:)", "string:\n\"\"\"",
      ]
    ),
    ("\"a\nlet", ["string:\"a", "keyword:let"]),
    ("\"a\\(b\nlet", ["string:\"a", "interpolation:\\(", "keyword:let"]),
    ("/* a /* b */ c */ x // d\ny", ["comment:/* a /* b */ c */", "comment:// d"]),
    ("let r = /a[/]\\/b/", ["keyword:let", "operator:=", "regex:/a[/]\\/b/"]),
    ("a / b / c", ["operator:/", "operator:/"]),
    (
      "(a)/b/c x!/2/3",
      ["operator:/", "operator:/", "operator:!/", "number:2", "operator:/", "number:3"]
    ),
    ("f(/a b/, #/c/d/#)", ["regex:/a b/", "regex:#/c/d/#"]),
    ("[1, 2].reduce(0, /)", ["number:1", "number:2", "number:0", "operator:/"]),
    (
      "@MainActor #if os(Linux)\n#expect(a)",
      ["attribute:@MainActor", "directive:#if", "type:Linux", "directive:#expect"]
    ),
    ("func f(for x: T, in y: some P)", ["keyword:func", "type:T", "keyword:some", "type:P"]),
    ("x.default .init() `class` x.self", ["keyword:init", "keyword:self"]),
    ("switch x { default: return }", ["keyword:switch", "keyword:default", "keyword:return"]),
    ("var a: Int { get set }", ["keyword:var", "type:Int", "keyword:get", "keyword:set"]),
    ("let set = any(x)", ["keyword:let", "operator:="]),
    (
      "final class A: any B", ["keyword:final", "keyword:class", "type:A", "keyword:any", "type:B"]
    ),
    ("private(set) weak var a", ["keyword:private", "keyword:weak", "keyword:var"]),
    ("a ?? b && !c", ["operator:??", "operator:&&", "operator:!"]),
    ("#!/usr/bin/swift\nlet", ["comment:#!/usr/bin/swift", "keyword:let"]),
    ("let π = \"é日\"", ["keyword:let", "operator:=", "string:\"é日\""]),
  ]

  @Test(arguments: cases)
  func names(source: String, tokens: [String]) {
    #expect(notable(source) == tokens)
  }

  @Test func losesNothing() {
    let pieces = [
      "\"", "\"\"\"", "#", "##", "\\(", "\\#(", "(", ")", "/", "//", "/*", "*/", "#/", "/#", "\n",
      "\r\n",
      " ", "a", "A", "1", ".", "e", "-", "@", "`", "\\", "é", "👩‍👩‍👧", "\u{301}", "=", "x!", "#if", "{",
      "}", "[", "]", ":", "let ", "0x", "\t", "\u{0}",
    ]
    var generator = LinearGenerator(seed: 3)
    for _ in 0..<3000 {
      let source = (0..<Int.random(in: 0...20, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let tokens = SwiftHighlighter().tokens(source)
      #expect(Array(tokens.map(\.text).joined().utf8) == Array(source.utf8))
      #expect(tokens.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"\\(", "/*", "#/a", "(/a ", "\"", "#\"", "(", ")", "`", "\"\"\"", "1.", "@", "/", "\\",
      "#/a/# ", "a ",
    ])
  func takesHostileSource(piece: String) {
    let source = String(repeating: piece, count: 50_000)
    let tokens = SwiftHighlighter().tokens(source)
    #expect(tokens.reduce(0) { $0 + $1.text.utf8.count } == source.utf8.count)
  }
}

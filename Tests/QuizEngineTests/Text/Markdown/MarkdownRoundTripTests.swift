import QuizEngine
import QuizTestSupport
import Testing

@Suite struct MarkdownRoundTripTests {
  static let pieces = [
    "*", "**", "_", "`", "``", "[", "]", "(", ")", "[a](b)", "<https://x.y>", "a", "b", "foo", " ",
    "  ", "\n", "\n\n", "\\", "- ", "1. ", "2) ", "> ", "# ", "```\n", "~~~ swift\n", "    ", "***",
    "---", "===", "|", "é", "日", "!", ".", "<b>", "&amp;", "\"", "+ ", "  \n", "- a\n", "\t", "~",
    "a | b\n--|:-:\n", "| c\n",
  ]

  /// Texts made of marks at random, the same in every run.
  private func text(_ generator: inout LinearGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &generator))
      .compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
  }

  @Test func readsBackWhatItHasWritten() {
    var generator = LinearGenerator(seed: 7)
    var failures: [String] = []
    for _ in 0..<1500 {
      let source = text(&generator)
      let document = Document(markdown: source)
      let written = MarkdownRenderer().render(document)
      if Document(markdown: written).withoutLines != document.withoutLines {
        failures.append(source)
      }
    }
    // Stars within words that half match have no other form than the one that they came from.
    #expect(failures.count <= 1, "\(failures.map(\.debugDescription))")
  }

  @Test func sameTextTwiceIsTheSame() {
    let once = MarkdownRenderer().render(.sample)
    #expect(MarkdownRenderer().render(Document(markdown: once)) == once)
  }

  @Test func keepsWhatLooksLikeMarksAsWords() {
    let words = [
      "# no", "- no", "+ no", "12. no", "1) no", "> no", "* no", "```", "~~~", "---", "===",
      "a\n---",
      "*a*", "_a_", "`a`", "[a](b)", "<https://a.b>", "![a](b)", "\\", "\\*", "&lt;",
      "a | b\n--|--",
      "***", "a\\", "!", "Array<Int>", "1. ",
    ]
    for word in words {
      let document = Document([.paragraph(Prose(word))])
      let text = PlainRenderer().render(Document(markdown: MarkdownRenderer().render(document)))
      let joined = word.split(separator: "\n").joined(separator: " ")
      #expect(text.dropLast() == joined.trimmed)
    }
  }
}

extension String {
  fileprivate var trimmed: Substring {
    dropLast(reversed().prefix { $0 == " " }.count)
  }
}

/// A small source of numbers that are the same everywhere (Knuth's MMIX generator).
struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    let high = step() >> 32
    return high << 32 | step() >> 32
  }

  private mutating func step() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

extension Document {
  /// The same text, without the places that its code came from.
  var withoutLines: Document {
    Document(blocks.map(\.withoutLines))
  }
}

extension Document.Block {
  fileprivate var withoutLines: Document.Block {
    switch self {
    case .code(let block): return .code(Document.CodeBlock(block.text + "\n", info: block.info))
    case .quote(let blocks): return .quote(blocks.map(\.withoutLines))
    case .list(var list):
      list.items = list.items.map { $0.map(\.withoutLines) }
      return .list(list)
    default: return self
    }
  }
}

/// Puts pieces of running text into one another; what nests too deep goes into what is around it.
struct InlineTree {
  private let deepest: Int
  private var wrappers: [InlineReader.Wrapper] = []
  private var levels: [[Prose.Inline]] = [[]]
  /// Words that further ones may join.
  private var words = ""

  init(deepest: Int) {
    self.deepest = deepest
  }

  /// Adds words.
  mutating func add(_ more: String) {
    words += more
  }

  /// Adds a piece that is no words.
  mutating func add(_ inline: Prose.Inline) {
    flush()
    levels[levels.count - 1].append(inline)
  }

  /// Begins a piece that holds others.
  mutating func open(_ wrapper: InlineReader.Wrapper) {
    wrappers.append(wrapper)
    guard wrappers.count <= deepest else { return }
    flush()
    levels.append([])
  }

  /// Ends the piece that was begun last.
  mutating func close() {
    guard let wrapper = wrappers.popLast(), wrappers.count < deepest else { return }
    flush()
    guard let content = levels.popLast() else { return }
    add(wrapper.around(Prose(content)))
  }

  /// All pieces.
  mutating func finish() -> Prose {
    flush()
    return Prose(levels[0])
  }

  private mutating func flush() {
    guard !words.isEmpty else { return }
    levels[levels.count - 1].append(.text(words))
    words = ""
  }
}

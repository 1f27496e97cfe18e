extension InlineReader {
  /// A piece of what was read.
  enum Item {
    /// A piece that is done.
    case inline(Prose.Inline)
    /// Stars or underscores, by their place among the runs.
    case run(Int)
    /// Where a piece that holds others begins.
    case open(Wrapper)
    /// Where it ends.
    case close
  }

  /// What holds other pieces.
  enum Wrapper {
    case emphasis
    case strong
    case link(to: String)

    func around(_ prose: Prose) -> Prose.Inline {
      switch self {
      case .emphasis: .emphasis(prose)
      case .strong: .strong(prose)
      case .link(let address): .link(prose, to: address)
      }
    }
  }

  /// Makes a tree of what was read.
  func build() -> Prose {
    var tree = InlineTree(deepest: Self.deepest)
    for item in items {
      switch item {
      case .inline(.text(let words)): tree.add(words)
      case .inline(let inline): tree.add(inline)
      case .open(let wrapper): tree.open(wrapper)
      case .close: tree.close()
      case .run(let index):
        let run = runs[index]
        for _ in run.closes { tree.close() }
        tree.add(String(repeating: String(run.sign), count: run.remaining))
        for wrapper in run.opens.reversed() { tree.open(wrapper) }
      }
    }
    return tree.finish()
  }
}

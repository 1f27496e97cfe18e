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
    var tree = Tree()
    for item in items {
      switch item {
      case .inline(let inline): tree.add(inline)
      case .open(let wrapper): tree.open(wrapper)
      case .close: tree.close()
      case .run(let index):
        let run = runs[index]
        for _ in run.closes { tree.close() }
        if run.remaining > 0 {
          tree.add(.text(String(repeating: String(run.sign), count: run.remaining)))
        }
        for wrapper in run.opens.reversed() { tree.open(wrapper) }
      }
    }
    return Prose(tree.levels[0])
  }

  /// Pieces within pieces, while they are being put together.
  private struct Tree {
    var wrappers: [Wrapper] = []
    var levels: [[Prose.Inline]] = [[]]

    mutating func add(_ inline: Prose.Inline) {
      let top = levels.count - 1
      if case .text(let words) = inline, case .text(let before)? = levels[top].last {
        levels[top][levels[top].count - 1] = .text(before + words)
      } else {
        levels[top].append(inline)
      }
    }

    mutating func open(_ wrapper: Wrapper) {
      wrappers.append(wrapper)
      if wrappers.count <= InlineReader.deepest { levels.append([]) }
    }

    mutating func close() {
      guard let wrapper = wrappers.popLast() else { return }
      guard wrappers.count < InlineReader.deepest, let content = levels.popLast() else { return }
      add(wrapper.around(Prose(content)))
    }
  }
}

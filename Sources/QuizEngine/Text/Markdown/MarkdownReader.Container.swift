extension MarkdownReader {
  /// An open block that holds other blocks.
  struct Container {
    /// What it is.
    let kind: Kind
    /// The closed blocks within.
    var blocks: [Document.Block] = []
    /// The closed items, where it is a list.
    var items: [[Document.Block]] = []
    /// Whether an empty line stands between blocks of an item, or between items.
    var isLoose = false
    /// Whether the line before was empty.
    var endsWithBlankLine = false

    init(_ kind: Kind) {
      self.kind = kind
    }
  }
}

extension MarkdownReader.Container {
  /// What an open block is.
  enum Kind: Hashable {
    case document
    case quote
    case list(ListMark.Kind)
    /// An item, with the columns that its lines are indented by.
    case item(indent: Int)
  }

  /// The closed block.
  var block: Document.Block? {
    switch kind {
    case .document, .item: nil
    case .quote: .quote(blocks)
    case .list(let mark):
      .list(Document.List(mark.marker, isTight: !isLoose, items))
    }
  }
}

extension MarkdownReader {
  /// Closes all containers past the first ones, if there are any, and with them the leaf.
  mutating func close(to count: Int) {
    guard containers.count > count else { return }
    closeLeaf()
    while containers.count > count, let container = containers.popLast() {
      let parent = containers.count - 1
      if case .item = container.kind {
        containers[parent].items.append(container.blocks)
        if container.isLoose { containers[parent].isLoose = true }
      } else if let block = container.block {
        containers[parent].blocks.append(block)
      }
    }
  }

  /// Closes what the line does not go on with, also a list that gets no further item, so that a
  /// block can begin.
  mutating func makeRoom(_ opening: inout Opening) {
    if !opening.hasOpened { close(to: opening.matched) }
    closeLeaf()
    if case .list = containers.last?.kind { close(to: containers.count - 1) }
    noteNewBlock()
    opening.hasOpened = true
    opening.matched = containers.count
  }

  /// Adds a closed block to the innermost container.
  mutating func add(_ block: Document.Block) {
    containers[containers.count - 1].blocks.append(block)
  }

  /// Opens a container.
  mutating func push(_ kind: Container.Kind) {
    containers.append(Container(kind))
  }

  /// Makes an item loose when its new block follows an empty line.
  mutating func noteNewBlock() {
    let last = containers.count - 1
    if containers[last].endsWithBlankLine, !containers[last].blocks.isEmpty {
      containers[last].isLoose = true
    }
    forgetBlankLine()
  }

  /// Takes note that the line is not empty.
  mutating func forgetBlankLine() {
    for index in containers.indices { containers[index].endsWithBlankLine = false }
  }
}

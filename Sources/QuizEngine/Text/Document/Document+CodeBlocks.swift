extension Document {
  /// All blocks of code, also those within lists, quotes and callouts, in the order of reading.
  public var codeBlocks: [CodeBlock] {
    blocks.flatMap(\.codeBlocks)
  }
}

extension Document.Block {
  /// All blocks of code within, in the order of reading.
  fileprivate var codeBlocks: [Document.CodeBlock] {
    switch self {
    case .code(let block): [block]
    case .list(let list): list.items.flatMap { $0.flatMap(\.codeBlocks) }
    case .quote(let blocks): blocks.flatMap(\.codeBlocks)
    case .callout(let callout): callout.blocks.flatMap(\.codeBlocks)
    case .heading, .paragraph, .table, .thematicBreak: []
    }
  }
}

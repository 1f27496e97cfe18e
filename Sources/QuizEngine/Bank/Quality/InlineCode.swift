/// The pieces of code that stand in backticks within prose.
enum InlineCode {
  /// The pieces in order; what stands in blocks of code is left out.
  static func pieces(of markdown: String) -> [String] {
    guard markdown.contains("`") else { return [] }
    return Document(markdown: markdown).blocks.flatMap(pieces)
  }

  private static func pieces(of block: Document.Block) -> [String] {
    switch block {
    case .heading(_, let prose), .paragraph(let prose): pieces(of: prose)
    case .code, .thematicBreak: []
    case .list(let list): list.items.flatMap { $0.flatMap { pieces(of: $0) } }
    case .quote(let blocks): blocks.flatMap { pieces(of: $0) }
    case .callout(let callout): callout.blocks.flatMap { pieces(of: $0) }
    case .table(let table): table.rows.flatMap { $0.flatMap { pieces(of: $0) } }
    }
  }

  private static func pieces(of prose: Prose) -> [String] {
    prose.inlines.flatMap { inline -> [String] in
      switch inline {
      case .code(let text): [text]
      case .emphasis(let prose), .strong(let prose), .link(let prose, to: _),
        .toned(_, let prose):
        pieces(of: prose)
      case .text, .bar, .series, .softBreak, .lineBreak: []
      }
    }
  }
}

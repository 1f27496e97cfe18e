/// A text as values: what it says and means, never how it looks.
public struct Document: Hashable, Sendable {
  /// What stands one below the other.
  public var blocks: [Block]

  /// Gathers blocks in the order of reading.
  public init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    blocks.isEmpty
  }

  /// Adds one block at the end.
  public mutating func append(_ block: Block) {
    blocks.append(block)
  }

  /// Adds all blocks of another text at the end.
  public mutating func append(_ other: Document) {
    blocks += other.blocks
  }

  /// Joins two texts.
  public static func + (one: Document, other: Document) -> Document {
    Document(one.blocks + other.blocks)
  }

  /// Adds all blocks of another text at the end.
  public static func += (one: inout Document, other: Document) {
    one.append(other)
  }
}

extension Document: ExpressibleByArrayLiteral {
  /// Lets `[.heading(level: 1, "Title"), .paragraph("Text")]` be a text.
  public init(arrayLiteral blocks: Block...) {
    self.init(blocks)
  }
}

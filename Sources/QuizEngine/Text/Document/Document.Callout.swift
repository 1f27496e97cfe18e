extension Document {
  /// Blocks that share a meaning, under a title that says which.
  public struct Callout: Hashable, Sendable {
    /// The meaning.
    public var tone: Tone
    /// The words above the blocks.
    public var title: String
    /// What is said.
    public var blocks: [Block]

    /// Groups blocks; the tone's own title stands above them unless another is given.
    public init(_ tone: Tone, title: String? = nil, _ blocks: [Block]) {
      self.tone = tone
      self.title = title ?? tone.title
      self.blocks = blocks
    }
  }
}

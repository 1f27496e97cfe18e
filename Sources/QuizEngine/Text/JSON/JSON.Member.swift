extension JSON {
  /// A member of an object that was read.
  public struct Member: Sendable {
    /// The key, its escapes resolved.
    public let key: String
    /// Where the key begins.
    public let position: Position
    /// The value.
    public let value: Node
  }
}

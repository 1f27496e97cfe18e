extension Document {
  /// Items one below the other, each of them blocks.
  public struct List: Hashable, Sendable {
    /// What stands before each item.
    public var marker: Marker
    /// Whether the items stand close together, without empty lines between them.
    public var isTight: Bool
    /// The items in order.
    public var items: [[Block]]

    /// Gathers items.
    public init(_ marker: Marker, isTight: Bool = true, _ items: [[Block]]) {
      self.marker = marker
      self.isTight = isTight
      self.items = items
    }
  }
}

extension Document.List {
  /// What stands before each item of a list.
  public enum Marker: Hashable, Sendable {
    /// The same sign before each.
    case bulleted
    /// Numbers that count up from the first one.
    case numbered(from: Int)
  }
}

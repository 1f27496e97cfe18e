extension Finding {
  /// The stable name of what is demanded, such as `unknown-key`.
  public struct Rule: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Takes a name in lower case, its words joined by hyphens.
    public init(_ name: String) {
      self.name = name
    }

    /// Takes a name as it stands in Swift code.
    public init(stringLiteral name: String) {
      self.name = name
    }

    /// The name.
    public var description: String { name }
  }
}

extension JSON {
  /// What stands at a place.
  public enum Content: Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with fraction or exponent.
    case number(Double)
    /// Text, its escapes resolved.
    case string(String)
    /// Values in order.
    case array([Node])
    /// Members in order.
    case object([Member])
    /// Something that is no JSON; a fault tells of it.
    case unreadable
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// Takes text as it stands in Swift code.
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Takes a whole number as it stands in Swift code.
  public init(integerLiteral number: Int) {
    self = .integer(number)
  }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Takes a number as it stands in Swift code.
  public init(floatLiteral number: Double) {
    self = .number(number)
  }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// Takes `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// Takes values in order.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Takes members in the order in which they are written.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members)
  }
}

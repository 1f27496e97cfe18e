extension Prose: ExpressibleByStringInterpolation {
  /// Takes a string word for word.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Takes a string that has other prose in it.
  public init(stringInterpolation: StringInterpolation) {
    self.inlines = stringInterpolation.prose.inlines
  }

  /// Gathers words and prose as they stand in a string.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What was gathered so far.
    var prose = Prose()

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the words of the string itself.
    public mutating func appendLiteral(_ text: String) {
      prose += Prose(text)
    }

    /// Adds other prose as it is.
    public mutating func appendInterpolation(_ other: Prose) {
      prose += other
    }

    /// Adds a value's description word for word.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      prose += Prose(value.description)
    }
  }
}

extension Prose: ExpressibleByArrayLiteral {
  /// Lets `[.text("Use"), .code("let")]` be running text.
  public init(arrayLiteral inlines: Inline...) {
    self.init(inlines)
  }
}

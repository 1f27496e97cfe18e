extension JSON {
  /// A text that was read strictly, with everything that is wrong with it.
  public struct Document: Sendable {
    /// The value; nothing where it cannot be told what was meant.
    public let root: Node?
    /// What departs from RFC 8259, in order; empty for a good text.
    public let faults: [Fault]

    /// Reads UTF-8; a byte order mark at the beginning is skipped.
    public init(_ bytes: [UInt8]) {
      var parser = Parser(bytes)
      root = parser.parse()
      faults = parser.faults
    }
  }
}

extension JSON {
  /// The deepest that arrays and objects may stand in one another.
  public static let maximumDepth = 128

  /// Reads a text, and throws the first fault.
  public init(_ text: String) throws(Fault) {
    let document = Document(Array(text.utf8))
    if let fault = document.faults.first { throw fault }
    self = document.root?.value ?? .null
  }
}

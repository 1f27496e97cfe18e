extension JSON {
  /// Writes values as text, always in the same way.
  struct Writer {
    /// Whether members and elements get lines of their own.
    let indents: Bool
    private var bytes: [UInt8] = []

    init(indents: Bool) {
      self.indents = indents
    }

    /// What was written so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ value: JSON, depth: Int) {
      switch value {
      case .null: put("null")
      case .bool(let value): put(value ? "true" : "false")
      case .integer(let number): put(String(number))
      // RFC 8259 has no words for infinity and not-a-number.
      case .number(let number): put(number.isFinite ? String(number) : "null")
      case .string(let string): write(string)
      case .array(let elements): write(elements, depth: depth)
      case .object(let members): write(members, depth: depth)
      }
    }
  }
}

extension JSON.Writer {
  private mutating func put(_ text: String) {
    bytes += text.utf8
  }

  private mutating func write(_ elements: [JSON], depth: Int) {
    let onOneLine = !indents || elements.allSatisfy(\.isNumber)
    bytes.append(.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { put(onOneLine && indents ? ", " : ",") }
      if !onOneLine { breakLine(depth: depth + 1) }
      write(element, depth: depth + 1)
    }
    if !onOneLine { breakLine(depth: depth) }
    bytes.append(.closeBracket)
  }

  private mutating func write(_ members: [(String, JSON)], depth: Int) {
    bytes.append(.openBrace)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(.comma) }
      if indents { breakLine(depth: depth + 1) }
      write(member.0)
      put(indents ? ": " : ":")
      write(member.1, depth: depth + 1)
    }
    if indents, !members.isEmpty { breakLine(depth: depth) }
    bytes.append(.closeBrace)
  }

  private mutating func breakLine(depth: Int) {
    bytes.append(.lineFeed)
    bytes += repeatElement(.space, count: 2 * depth)
  }

  private mutating func write(_ string: String) {
    bytes.append(.quote)
    // Whatever needs an escape is one byte; the bytes of other scalars go through as they are.
    for byte in string.utf8 {
      if byte >= .space, byte != .quote, byte != .backslash {
        bytes.append(byte)
      } else {
        escape(byte)
      }
    }
    bytes.append(.quote)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case .quote: put("\\\"")
    case .backslash: put("\\\\")
    case .lineFeed: put("\\n")
    case .carriageReturn: put("\\r")
    case .tab: put("\\t")
    case 0x08: put("\\b")
    case 0x0C: put("\\f")
    default: put((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    }
  }
}

extension JSON {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

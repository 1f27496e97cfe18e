extension JSON {
  /// Writes values as text, always in the same way.
  struct Writer {
    /// Whether members and elements get lines of their own.
    let indents: Bool
    private(set) var text = ""

    init(indents: Bool) {
      self.indents = indents
    }

    mutating func write(_ value: JSON, depth: Int) {
      switch value {
      case .null: text += "null"
      case .bool(let value): text += value ? "true" : "false"
      case .integer(let number): text += String(number)
      // RFC 8259 has no words for infinity and not-a-number.
      case .number(let number): text += number.isFinite ? String(number) : "null"
      case .string(let string): write(string)
      case .array(let elements): write(elements, depth: depth)
      case .object(let members): write(members, depth: depth)
      }
    }
  }
}

extension JSON.Writer {
  private mutating func write(_ elements: [JSON], depth: Int) {
    let onOneLine = !indents || elements.allSatisfy(\.isNumber)
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += onOneLine && indents ? ", " : "," }
      if !onOneLine { breakLine(depth: depth + 1) }
      write(element, depth: depth + 1)
    }
    if !onOneLine { breakLine(depth: depth) }
    text += "]"
  }

  private mutating func write(_ members: [(String, JSON)], depth: Int) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      if indents { breakLine(depth: depth + 1) }
      write(member.0)
      text += indents ? ": " : ":"
      write(member.1, depth: depth + 1)
    }
    if indents, !members.isEmpty { breakLine(depth: depth) }
    text += "}"
  }

  private mutating func breakLine(depth: Int) {
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
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

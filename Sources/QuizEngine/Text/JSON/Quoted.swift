/// Writes values into messages: short, on one line, and without anything that a terminal obeys.
enum Quoted {
  /// The most characters of a value that a message repeats.
  static let maximumLength = 60

  /// A text in quotation marks, cut where it is long.
  static func text(_ text: String) -> String {
    var result = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < maximumLength else { return result + "…\"" }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
        result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A key or name in backticks, or in quotation marks where it is odd.
  static func name(_ name: String) -> String {
    let isPlain =
      !name.isEmpty && name.utf8.count <= maximumLength
      && name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == .minus }
    return isPlain ? "`\(name)`" : text(name)
  }

  /// What a value is, in a few words.
  static func value(_ node: JSON.Node) -> String {
    switch node.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer, .number: "the number \(number(node))"
    case .string(let text): Self.text(text)
    case .array: "a list"
    case .object: "an object"
    case .unreadable: "something unreadable"
    }
  }

  /// A number as it would be written.
  static func number(_ node: JSON.Node) -> String {
    node.value.compact
  }

  /// The character that begins at a byte of UTF-8; control characters by their number.
  static func byte(_ bytes: [UInt8], at index: Int) -> String {
    var iterator = bytes[index...].prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "a stray byte" }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator:
      return "the character \(codePoint(scalar))"
    default:
      return scalar.isASCII ? "`\(scalar)`" : "`\(scalar)` (\(codePoint(scalar)))"
    }
  }

  /// A byte of ASCII as it is typed.
  static func character(_ byte: UInt8) -> String {
    "`\(Unicode.Scalar(byte))`"
  }

  /// How JSON escapes a control character.
  static func escape(_ byte: UInt8) -> String {
    var writer = JSON.Writer(indents: false)
    writer.write(.string(String(Unicode.Scalar(byte))), depth: 0)
    return String(writer.text.dropFirst().dropLast())
  }

  /// Several names as a sentence lists them: `a`, `b` or `c`.
  static func list(_ names: [String], lastWord: String = "or") -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }

  /// The number of a scalar, `U+001B`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension JSON.Parser {
  /// Reads a number, or something that was meant as one.
  mutating func number() -> JSON.Content {
    let start = position
    let first = index
    while let byte = next, byte.isLetterOrDigit || [.plus, .minus, .dot].contains(byte) {
      index += 1
    }
    let literal = bytes[first..<index]
    let text = String(decoding: literal, as: UTF8.self)
    guard let isWhole = Self.numberIsWhole(literal) else {
      note(.badNumber, "\(Quoted.text(text)) is no JSON number; \(cure(of: text))", at: start)
      return .unreadable
    }
    if isWhole {
      guard let number = Int(text) else { return outOfRange(text, at: start) }
      return .integer(number)
    }
    guard let number = Double(text), number.isFinite, number != 0 || isZero(literal) else {
      return outOfRange(text, at: start)
    }
    return .number(number)
  }

  /// Reads `true`, `false` or `null`, or something that was meant as one.
  mutating func word() -> JSON.Content {
    let start = position
    let word = letters()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let cure =
        switch word.lowercased() {
        case "true", "yes", "on": "write true"
        case "false", "no", "off": "write false"
        case "null", "none", "nil", "undefined": "write null, or leave the key out"
        case "nan", "infinity", "inf": "JSON has no such number"
        default: "text stands in quotation marks"
        }
      note(.badLiteral, "\(Quoted.text(word)) is no JSON value; \(cure)", at: start)
      return .unreadable
    }
  }

  /// Reads a word without quotation marks.
  mutating func letters() -> String {
    let first = index
    while let byte = next, byte.isLetterOrDigit || byte == .minus { index += 1 }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }
}

extension JSON.Parser {
  /// Whether a well-formed number has neither fraction nor exponent; nothing for an ill-formed one.
  private static func numberIsWhole(_ literal: ArraySlice<UInt8>) -> Bool? {
    var rest = literal
    func takeDigits() -> Int {
      let count = rest.prefix { $0.isDigit }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == .minus { rest = rest.dropFirst() }
    let startsWithZero = rest.first == .zero
    let digits = takeDigits()
    guard digits > 0, !startsWithZero || digits == 1 else { return nil }
    guard !rest.isEmpty else { return true }
    if rest.first == .dot {
      rest = rest.dropFirst()
      guard takeDigits() > 0 else { return nil }
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == .plus || rest.first == .minus { rest = rest.dropFirst() }
      guard takeDigits() > 0 else { return nil }
    }
    return rest.isEmpty ? false : nil
  }

  private func isZero(_ literal: ArraySlice<UInt8>) -> Bool {
    literal.prefix { $0 | 0x20 != UInt8(ascii: "e") }.allSatisfy { !(0x31...0x39).contains($0) }
  }

  private mutating func outOfRange(_ text: String, at start: JSON.Position) -> JSON.Content {
    note(.numberOutOfRange, "\(Quoted.text(text)) is beyond the numbers that are kept", at: start)
    return .unreadable
  }

  private func cure(of text: String) -> String {
    if text.hasPrefix("+") { return "leave the + out" }
    if text.hasPrefix(".") || text.hasPrefix("-.") { return "write a digit before the point" }
    if text.hasSuffix(".") { return "write a digit after the point" }
    if text.lowercased().hasPrefix("0x") { return "write it in decimal" }
    if text.contains("_") { return "leave the _ out" }
    if text.hasPrefix("0") || text.hasPrefix("-0") { return "leave the zeros in front out" }
    return "numbers look like 12, -3 or 0.25; text stands in quotation marks"
  }
}

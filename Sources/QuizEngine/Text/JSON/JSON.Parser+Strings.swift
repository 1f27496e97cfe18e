extension JSON.Parser {
  /// Reads the string that begins here.
  mutating func string() throws(Stop) -> String {
    let start = position
    index += 1
    var run = index
    var slow: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        if byte & 0xC0 == 0x80 { continuations += 1 }
        index += 1
      } else if byte == .quote {
        let last = bytes[run..<index]
        index += 1
        if slow.isEmpty { return String(decoding: last, as: UTF8.self) }
        slow += last
        return String(decoding: slow, as: UTF8.self)
      } else if byte == .backslash {
        slow += bytes[run..<index]
        slow += try escaped()
        run = index
      } else if byte == .lineFeed || byte == .carriageReturn {
        throw stop(
          .unterminatedString,
          "the string that begins at \(start.line):\(start.column) does not end on its line; "
            + "close it with \", and write a line end as \\n or as a list of strings")
      } else {
        if byte < 0x20 {
          note(
            .controlCharacter,
            "\(Quoted.byte(bytes, at: index)) in a string; write \(Quoted.escape(byte)) instead")
        }
        index += 1
      }
    }
    throw stop(.unterminatedString, "the string never ends; close it with \"", at: start)
  }

  /// Reads a string in single quotation marks, which is a fault.
  mutating func singleQuoted() throws(Stop) -> String {
    let start = position
    note(.wrongQuotes, "strings stand in \"…\", not in '…'")
    index += 1
    let first = index
    while let byte = next, byte != .lineFeed, byte != .carriageReturn {
      if byte == .apostrophe {
        index += 1
        return String(decoding: bytes[first..<(index - 1)], as: UTF8.self)
      }
      advance()
    }
    throw stop(.unterminatedString, "the string does not end on its line", at: start)
  }
}

extension JSON.Parser {
  private mutating func escaped() throws(Stop) -> [UInt8] {
    let start = position
    index += 1
    guard let byte = next else {
      throw stop(.unterminatedString, "the file ends inside a string", at: start)
    }
    let plain: UInt8
    switch byte {
    case .quote, .backslash, .slash: plain = byte
    case UInt8(ascii: "n"): plain = .lineFeed
    case UInt8(ascii: "t"): plain = .tab
    case UInt8(ascii: "r"): plain = .carriageReturn
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0C
    case UInt8(ascii: "u"): return unicodeEscape(start)
    default:
      note(
        .badEscape,
        "\\ cannot stand before \(Quoted.byte(bytes, at: index)); a backslash is written \\\\",
        at: start)
      // The character is left to be read as it stands.
      return [.backslash]
    }
    index += 1
    return [plain]
  }

  private mutating func unicodeEscape(_ start: JSON.Position) -> [UInt8] {
    guard let first = hexadecimal() else {
      note(.badEscape, "\\u needs four hexadecimal digits, \\u00e9", at: start)
      return Array("\u{FFFD}".utf8)
    }
    var value = UInt32(first)
    if (0xD800..<0xDC00).contains(first), next == .backslash, follows(UInt8(ascii: "u")) {
      let retreat = index
      index += 1
      if let second = hexadecimal(), (0xDC00..<0xE000).contains(second) {
        value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      } else {
        index = retreat
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      let digits = String(first, radix: 16)
      note(
        .loneSurrogate,
        "\\u\(digits) is half of a surrogate pair; write both halves, or the character itself",
        at: start)
      return Array("\u{FFFD}".utf8)
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Reads `u` and four digits; moves only over what it can use.
  private mutating func hexadecimal() -> UInt16? {
    index += 1
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    index += 4
    return value
  }
}

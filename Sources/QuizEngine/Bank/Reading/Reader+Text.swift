extension Reader {
  /// Whether a text may be empty.
  enum Emptiness {
    case allowed
    case refused
  }

  /// The text of a key that must be there; empty where it is missing or bad.
  mutating func text(
    _ fields: Fields, _ key: String, empty: Emptiness = .refused
  ) -> String {
    optionalText(fields, key, empty: empty) ?? ""
  }

  /// The text of a key, given as a string or as a list of lines.
  mutating func optionalText(
    _ fields: Fields, _ key: String, empty: Emptiness = .refused
  ) -> String? {
    guard let node = fields[key] else { return nil }
    guard let text = lines(of: node, key) else { return nil }
    if empty == .refused, text.allSatisfy(\.isWhitespace) {
      note(.emptyText, at: node, "`\(key)` is empty")
    }
    return text
  }

  /// Text that people read: nothing in it may steer their terminal.
  mutating func prose(_ fields: Fields, _ key: String) -> String {
    optionalProse(fields, key) ?? ""
  }

  mutating func optionalProse(_ fields: Fields, _ key: String) -> String? {
    let text = optionalText(fields, key)
    if let text, let node = fields[key], let scalar = Self.control(in: text) {
      note(
        .controlCharacter, at: node,
        "`\(key)` holds the control character \(Quoted.codePoint(scalar)); remove it")
    }
    return text
  }

  /// A string of one line that people read.
  mutating func line(_ fields: Fields, _ key: String) -> String {
    guard let node = fields[key] else { return "" }
    guard case .string(let text) = node.content else {
      noteType(of: node, called: "`\(key)`", wanted: "a string of one line")
      return ""
    }
    if text.allSatisfy(\.isWhitespace) {
      note(.emptyText, at: node, "`\(key)` is empty")
    } else if text.contains(where: \.isNewline) {
      note(.notOneLine, at: node, "`\(key)` must be one line")
    } else if let scalar = Self.control(in: text) {
      note(
        .controlCharacter, at: node,
        "`\(key)` holds the control character \(Quoted.codePoint(scalar)); remove it")
    }
    return text
  }

  private mutating func lines(of node: JSON.Node, _ key: String) -> String? {
    switch node.content {
    case .string(let text): return text
    case .array(let elements):
      var lines: [String] = []
      for element in elements {
        guard case .string(let line) = element.content else {
          noteType(of: element, called: "a line of `\(key)`", wanted: "a string")
          continue
        }
        if line.utf8.contains(.lineFeed) {
          note(
            .notOneLine, at: element,
            "a line of `\(key)` has a line end in it; give each line a string of its own")
        }
        lines.append(line)
      }
      return lines.joined(separator: "\n")
    default:
      noteType(of: node, called: "`\(key)`", wanted: "a string or a list of lines")
      return nil
    }
  }

  private static func control(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { $0 != "\n" && $0 != "\t" && $0.isControl }
  }
}

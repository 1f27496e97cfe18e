extension JSON.Parser {
  /// Reads the value that begins here.
  mutating func value(depth: Int) throws(Stop) -> JSON.Node {
    let start = position
    let content: JSON.Content
    switch next {
    case .quote: content = .string(try string())
    case .openBrace: content = .object(try members(depth: depth + 1))
    case .openBracket: content = .array(try elements(depth: depth + 1))
    case .some(.minus), .some(.plus), .some(.dot), .some(.zero ... .nine): content = number()
    case .some(let byte) where byte.isLetter: content = word()
    case .apostrophe:
      _ = try singleQuoted()
      content = .unreadable
    default: throw unexpected(wanted: "a value")
    }
    return JSON.Node(position: start, content: content)
  }

  private mutating func elements(depth: Int) throws(Stop) -> [JSON.Node] {
    let start = position
    try open(depth: depth)
    var elements: [JSON.Node] = []
    while try hasMore(closing: .closeBracket, opened: start, after: elements.isEmpty) {
      elements.append(try value(depth: depth))
    }
    return elements
  }

  private mutating func members(depth: Int) throws(Stop) -> [JSON.Member] {
    let start = position
    try open(depth: depth)
    var members: [JSON.Member] = []
    var seen: Set<String> = []
    while try hasMore(closing: .closeBrace, opened: start, after: members.isEmpty) {
      let member = try member(depth: depth)
      // A set costs more than it saves in the small objects that are nearly all there is.
      let isDouble =
        members.count < 16
        ? members.contains { $0.key == member.key } : seen.contains(member.key)
      if isDouble {
        note(
          .duplicateKey,
          "the key \(Quoted.text(member.key)) stands twice in this object; keep one of the two",
          at: member.position)
        continue
      }
      members.append(member)
      if members.count == 16 { seen = Set(members.map(\.key)) }
      if members.count > 16 { seen.insert(member.key) }
    }
    return members
  }

  private mutating func member(depth: Int) throws(Stop) -> JSON.Member {
    let start = position
    let key: String
    switch next {
    case .quote: key = try string()
    case .apostrophe: key = try singleQuoted()
    case .some(let byte) where byte.isLetter:
      key = letters()
      note(.unquotedKey, "a key stands in quotation marks: \"\(key)\"", at: start)
    default: throw unexpected(wanted: "a key in quotation marks")
    }
    try skipBlanks()
    switch next {
    case .colon: index += 1
    case .equals:
      note(.missingColon, "a colon belongs between key and value, not `=`")
      index += 1
    case .some(let byte) where byte.beginsValue:
      note(.missingColon, "a colon is missing between the key \(Quoted.text(key)) and its value")
    default: throw unexpected(wanted: "a colon after the key \(Quoted.text(key))")
    }
    try skipBlanks()
    return JSON.Member(key: key, position: start, value: try value(depth: depth))
  }

  private mutating func open(depth: Int) throws(Stop) {
    guard depth <= JSON.maximumDepth else {
      throw stop(.nesting, "arrays and objects stand in one another deeper than 128 levels")
    }
    index += 1
  }

  /// Moves to the next element, or over the closing bracket.
  private mutating func hasMore(
    closing bracket: UInt8, opened start: JSON.Position, after isFirst: Bool
  ) throws(Stop) -> Bool {
    try skipBlanks()
    var comma: JSON.Position?
    while next == .comma {
      if isFirst || comma != nil {
        note(.extraComma, "a comma without a value before it; remove it")
      }
      comma = position
      index += 1
      try skipBlanks()
    }
    switch next {
    case bracket:
      if let comma, !isFirst {
        note(.trailingComma, "a comma after the last value; remove it", at: comma)
      }
      index += 1
      return false
    case nil:
      throw stop(.unclosed, unclosed(bracket, opened: start))
    case .closeBrace, .closeBracket:
      throw stop(
        .unexpectedCharacter,
        "found \(Quoted.byte(bytes, at: index)); " + unclosed(bracket, opened: start))
    case .some(let byte) where comma == nil && !isFirst:
      guard byte.beginsValue || byte.isLetter else {
        throw unexpected(wanted: "a comma or \(Quoted.character(bracket))")
      }
      note(.missingComma, "a comma is missing before this")
    default: break
    }
    return true
  }

  private func unclosed(_ bracket: UInt8, opened start: JSON.Position) -> String {
    let opening: UInt8 = bracket == .closeBrace ? .openBrace : .openBracket
    return "the \(Quoted.character(opening)) opened at \(start.line):\(start.column) "
      + "still needs its \(Quoted.character(bracket))"
  }

  /// The marks that word processors make of `"`.
  private static let typographicQuotes = ["“", "”", "„", "‟", "‘", "’", "«", "»"].map {
    Array($0.utf8)
  }

  private mutating func unexpected(wanted: String) -> Stop {
    guard next != nil else {
      return stop(.unclosed, "the file ends where \(wanted) is needed")
    }
    if Self.typographicQuotes.contains(where: bytes[index...].starts) {
      return stop(.wrongQuotes, "found \(Quoted.byte(bytes, at: index)); strings stand in \"…\"")
    }
    return stop(
      .unexpectedCharacter, "found \(Quoted.byte(bytes, at: index)) where \(wanted) is needed")
  }
}

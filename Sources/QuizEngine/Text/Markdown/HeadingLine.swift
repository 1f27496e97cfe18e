/// A line that is a title.
struct HeadingLine {
  /// How many hashes stand before it, 1 to 6.
  let level: Int
  /// The title, without hashes.
  let text: [Unicode.Scalar]

  /// Reads the title at the cursor, if there is one.
  init?(_ cursor: LineCursor) {
    guard cursor.indent < 4 else { return nil }
    let content = cursor.content
    level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else {
      return nil
    }
    var title = rest.trimmed
    let hashes = title.reversed().prefix { $0 == "#" }.count
    let before = title.dropLast(hashes)
    if before.last.map({ $0 == " " || $0 == "\t" }) ?? true { title = before.trimmed }
    text = Array(title)
  }

  /// The level that a line of `=` or `-` gives to the paragraph above it.
  static func level(ofUnderline cursor: LineCursor) -> Int? {
    guard cursor.indent < 4, let sign = cursor.first, sign == "=" || sign == "-" else { return nil }
    guard cursor.content.trimmed.allSatisfy({ $0 == sign }) else { return nil }
    return sign == "=" ? 1 : 2
  }
}

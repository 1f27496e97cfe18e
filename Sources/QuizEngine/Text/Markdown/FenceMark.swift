/// The line that opens a block of code.
struct FenceMark {
  /// The sign that it is made of, a backtick or a tilde.
  let sign: Unicode.Scalar
  /// How many of them, at least three.
  let length: Int
  /// How many columns it is indented by.
  let indent: Int
  /// What stands after the signs.
  let info: String?

  /// Reads the mark at the cursor, if there is one.
  init?(_ cursor: LineCursor) {
    guard cursor.indent < 4, let sign = cursor.first, sign == "`" || sign == "~" else { return nil }
    let content = cursor.content
    let length = content.prefix { $0 == sign }.count
    let info = content.dropFirst(length)
    guard length >= 3, sign == "~" || !info.contains("`") else { return nil }
    self.sign = sign
    self.length = length
    self.indent = cursor.indent
    let text = String(scalars: info.trimmed)
    self.info = text.isEmpty ? nil : text
  }

  /// Whether a line closes the block.
  func isClosed(by cursor: LineCursor) -> Bool {
    guard cursor.indent < 4, cursor.first == sign else { return false }
    let content = cursor.content
    let length = content.prefix { $0 == sign }.count
    return length >= self.length && content.dropFirst(length).trimmed.isEmpty
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The scalars without spaces and tabs at both ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    var slice = drop { $0 == " " || $0 == "\t" }
    while let last = slice.last, last == " " || last == "\t" { slice.removeLast() }
    return slice
  }
}

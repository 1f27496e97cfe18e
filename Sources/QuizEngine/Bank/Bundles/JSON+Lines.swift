extension JSON {
  /// A text as a string, or as a list of strings where it has several lines.
  static func lines(_ text: String) -> JSON {
    guard text.utf8.contains(.lineFeed) else { return .string(text) }
    // By scalars, as `\r\n` is one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return .strings(lines.map { String($0) })
  }
}

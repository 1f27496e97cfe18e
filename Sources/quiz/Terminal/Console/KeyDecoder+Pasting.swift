extension KeyDecoder {
  static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes a bracketed paste once its end is there.
  mutating func nextPaste() -> ConsoleEvent? {
    let body = bytes.dropFirst(Self.pasteBegin.count)
    let last = Self.pasteEnd.count - 1
    let start = body.startIndex + min(searched, body.count)
    let end = body[start...].indices.first { place in
      body[place] == Self.escape && body[place...].starts(with: Self.pasteEnd)
    }
    guard let end else {
      searched = max(body.count - last, 0)
      return nil
    }
    let text = String(decoding: body[..<end], as: UTF8.self)
    bytes = bytes[(end + Self.pasteEnd.count)...]
    searched = 0
    return .paste(text.withPlainLineEnds)
  }
}

extension String {
  /// The text with `\n` at the end of each line.
  var withPlainLineEnds: String {
    guard utf8.contains(0x0D) else { return self }
    return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}

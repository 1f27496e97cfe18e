/// Makes code from a file or a bundle equal, whatever wrote it.
enum CodeText {
  /// The code with `\n` for every line end and without a byte order mark.
  static func checked(_ text: String, at place: Place) throws(CodeFiles.Trouble) -> String {
    if isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    var line = 1
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{FEFF}" where previous == nil: break
      case "\r":
        scalars.append("\n")
        line += 1
      case "\n":
        if previous != "\r" {
          scalars.append("\n")
          line += 1
        }
      case "\t", "\u{C}": scalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}":
        throw CodeFiles.Trouble(
          place: Place(file: place.file, line: place.line ?? line, column: place.column),
          rule: .controlCharacter,
          message: "the code holds the control character \(Quoted.codePoint(scalar)); remove it")
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    guard scalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw CodeFiles.Trouble(place: place, rule: .emptyFile, message: "the file of code is empty")
    }
    return String(scalars)
  }

  /// Whether there is nothing to change or to refuse, as in nearly every file.
  private static func isPlain(_ text: String) -> Bool {
    var hasInk = false
    for byte in text.utf8 {
      if byte < .space, byte != .lineFeed, byte != .tab { return false }
      if byte == 0x7F || byte == 0xEF { return false }
      hasInk = hasInk || byte > .space && byte < 0x7F
    }
    return hasInk
  }

  /// The number of lines; the end of the last one begins no further line.
  static func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == .lineFeed } + (text.utf8.last == .lineFeed ? 0 : 1)
  }
}

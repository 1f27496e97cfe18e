import QuizEngine

/// Words as roff wants them.
enum RoffText {
  /// The longest line of the source, where words allow.
  private static let width = 78

  /// The text with everything escaped that means something to roff.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case "\t": "    "
      case "\n": " "
      case "\u{0}"..<" ": ""
      case " "..."~": String(scalar)
      default: "\\[u\(hex(scalar))]"
      }
    }.joined()
  }

  /// The text as one argument of a macro.
  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// The line with protection where its beginning would make it a request.
  static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.isEmpty ? "\\&" + line : line
  }

  /// The prose with fonts for code and stress.
  static func inline(_ prose: Prose) -> String {
    prose.inlines.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .code(let text): "\\fB\(escaped(text))\\fR"
      case .strong(let prose): "\\fB\(escaped(prose.plainText))\\fR"
      case .emphasis(let prose): "\\fI\(escaped(prose.plainText))\\fR"
      case .link(let prose, to: let address):
        Self.inline(prose) + (prose.plainText == address ? "" : " (\(escaped(address)))")
      case .toned(_, let prose): Self.inline(prose)
      case .bar(let bar): "\(bar.part)/\(bar.whole)"
      case .series: Prose([inline]).plainText
      case .softBreak: " "
      case .lineBreak: "\n.br\n"
      }
    }.joined()
  }

  /// The text in lines of moderate length, none of which is a request by mistake.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { part -> [String] in
      if part == ".br" { return [".br"] }
      var lines: [String] = []
      for word in part.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.map(guarded)
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}

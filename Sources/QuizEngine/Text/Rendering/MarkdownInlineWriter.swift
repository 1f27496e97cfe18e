/// Writes running text with given marks.
struct MarkdownInlineWriter {
  private let marks: MarkdownMarks
  private(set) var text = ""

  init(_ marks: MarkdownMarks) {
    self.marks = marks
  }

  /// Adds running text at a depth of marks.
  mutating func write(_ prose: Prose, depth: Int = 0) {
    for (index, inline) in prose.inlines.enumerated() {
      let next = index + 1 < prose.inlines.count ? prose.inlines[index + 1] : nil
      write(inline, before: next, depth)
    }
  }

  private mutating func write(_ inline: Prose.Inline, before next: Prose.Inline?, _ depth: Int) {
    switch inline {
    case .text(let words):
      text += escaped(words)
      if case .link = next, text.hasSuffix("!") {
        text.removeLast()
        text += "\\!"
      }
    case .code(let code): writeCode(code)
    case .emphasis(let prose): wrap(prose, sign(marks.emphasis, depth), 1, depth)
    case .strong(let prose): wrap(prose, sign(marks.strong, depth), 2, depth)
    case .link(let prose, let address): writeLink(prose, to: address, depth)
    case .softBreak: text += "\n"
    case .lineBreak: text += "\\\n"
    case .toned(_, let prose): write(prose, depth: depth)
    case .bar, .series: break
    }
  }

  private func sign(_ usual: Character, _ depth: Int) -> Character {
    let other: Character = usual == "*" ? "_" : "*"
    let sign = marks.alternates && depth % 2 == 1 ? other : usual
    guard marks.avoidsNeighbors, text.last == sign else { return sign }
    return sign == usual ? other : usual
  }

  private mutating func wrap(_ prose: Prose, _ sign: Character, _ count: Int, _ depth: Int) {
    let mark = String(repeating: sign, count: count)
    text += mark
    write(prose, depth: depth + 1)
    text += mark
  }

  private mutating func writeCode(_ code: String) {
    var length = 1
    while code.hasRun(of: "`", length: length) { length += 1 }
    let fence = String(repeating: "`", count: length)
    let isPadded =
      code.hasPrefix("`") || code.hasSuffix("`")
      || code.hasPrefix(" ") && code.hasSuffix(" ") && code.contains { $0 != " " }
    text += fence + (isPadded ? " \(code) " : code) + fence
  }

  private mutating func writeLink(_ prose: Prose, to address: String, _ depth: Int) {
    let bracketed = Array("<\(prose.plainText)>".unicodeScalars)
    if let link = Autolink(bracketed, at: 0), link.end == bracketed.count, link.address == address {
      text += String(scalars: bracketed)
      return
    }
    text += "["
    write(prose, depth: depth + 1)
    let isPlain =
      !address.isEmpty && !address.hasPrefix("<")
      && !address.unicodeScalars.contains { "()\\".unicodeScalars.contains($0) || $0.isSpace }
    let escaped = address.unicodeScalars.map { scalar in
      ("<>\\".unicodeScalars.contains(scalar) ? "\\" : "") + String(scalar)
    }
    text += isPlain ? "](\(address))" : "](<\(escaped.joined())>)"
  }

  /// Words with a backslash before all that could be a mark, also to other readers: these would
  /// drop `<Int>` as HTML and turn `&lt;` to a sign.
  private func escaped(_ words: String) -> String {
    let scalars = Array(words.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isMark =
        switch scalar {
        case "\\", "`", "*", "[", "]", "<", "~": true
        case "_": !before.isWordPart || !after.isWordPart
        case "&": after.isWordPart || after == "#"
        default: false
        }
      if isMark { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}

extension String {
  /// Whether a character stands in a row exactly so often.
  fileprivate func hasRun(of character: Character, length: Int) -> Bool {
    var current = 0
    for other in self {
      if other == character {
        current += 1
      } else {
        if current == length { return true }
        current = 0
      }
    }
    return current == length
  }
}

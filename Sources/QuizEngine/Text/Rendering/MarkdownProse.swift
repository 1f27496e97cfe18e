/// Running text as Markdown.
///
/// Which sign stresses words depends on what stands around them. Rather than to foresee every
/// case, one way of writing after the other is tried, until one reads back as what was meant.
struct MarkdownProse {
  /// The Markdown.
  let text: String

  /// Writes running text; in one line, where lines' ends must not be.
  init(_ prose: Prose, isOneLine: Bool = false) {
    let prose = prose.writable(isOneLine: isOneLine)
    let ways = MarkdownMarks.all.lazy.map { marks in
      var writer = MarkdownInlineWriter(marks)
      writer.write(prose)
      return writer.text
    }
    text = ways.first { Prose(markdown: $0) == prose } ?? ways.first ?? ""
  }
}

/// Which signs stress words.
struct MarkdownMarks {
  var emphasis: Character = "*"
  var strong: Character = "*"
  /// Whether the signs change with every level.
  var alternates = false
  /// Whether a sign is avoided right behind the same one.
  var avoidsNeighbors = false

  /// All ways, the usual one first.
  static let all: [MarkdownMarks] = [
    MarkdownMarks(),
    MarkdownMarks(avoidsNeighbors: true),
    MarkdownMarks(emphasis: "_"),
    MarkdownMarks(alternates: true),
    MarkdownMarks(strong: "_"),
    MarkdownMarks(emphasis: "_", alternates: true),
    MarkdownMarks(emphasis: "_", strong: "_", avoidsNeighbors: true),
    MarkdownMarks(emphasis: "_", strong: "_", alternates: true),
  ]
}

extension Prose {
  /// The text in those forms alone that Markdown has.
  fileprivate func writable(isOneLine: Bool) -> Prose {
    var result = Prose()
    for inline in inlines {
      for piece in inline.writable(isOneLine: isOneLine) {
        if case .text(let words) = piece, case .text(let before)? = result.inlines.last {
          result.inlines[result.inlines.count - 1] = .text(before + words)
        } else {
          result.inlines.append(piece)
        }
      }
    }
    return result
  }
}

extension Prose.Inline {
  fileprivate func writable(isOneLine: Bool) -> [Prose.Inline] {
    let inner = { (prose: Prose) in prose.writable(isOneLine: isOneLine) }
    return switch self {
    case .text(let text):
      text.isEmpty ? [] : [.text(isOneLine ? text.visible.oneLine : text.visible)]
    case .code(let code): code.isEmpty ? [] : [.code(code.visible.oneLine)]
    case .emphasis(let prose): prose.isEmpty ? [] : [.emphasis(inner(prose))]
    case .strong(let prose): prose.isEmpty ? [] : [.strong(inner(prose))]
    case .link(let prose, let address): [.link(inner(prose), to: address.visible.oneLine)]
    case .toned(let tone, let prose):
      (tone.label(before: prose.plainText).map { [.text($0 + ": ")] } ?? []) + inner(prose).inlines
    case .bar(let bar): [.text("\(bar.part)/\(bar.whole)")]
    case .softBreak: isOneLine ? [.text(" ")] : [.softBreak]
    case .lineBreak: isOneLine ? [.text(" ")] : [.lineBreak]
    }
  }
}

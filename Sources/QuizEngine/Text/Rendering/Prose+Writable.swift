extension Prose {
  /// The text in those forms alone that Markdown has.
  func writable(isOneLine: Bool) -> Prose {
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
    case .series: [.text(Prose([self]).plainText)]
    case .softBreak: isOneLine ? [.text(" ")] : [.softBreak]
    case .lineBreak: isOneLine ? [.text(" ")] : [.lineBreak]
    }
  }
}

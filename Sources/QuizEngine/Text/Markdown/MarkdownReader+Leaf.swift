extension MarkdownReader {
  /// Adds the line to the open leaf where this goes before all else; says whether it did.
  mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
    switch leaf?.kind {
    case .fence(let mark):
      forgetBlankLine()
      if mark.isClosed(by: cursor) {
        closeLeaf()
        return true
      }
      cursor.skip(columns: min(cursor.indent, mark.indent))
    case .indentedCode:
      guard cursor.indent >= 4 || cursor.isBlank else {
        closeLeaf()
        return false
      }
      if cursor.isBlank { noteBlankLine() } else { forgetBlankLine() }
      cursor.skip(columns: min(cursor.indent, 4))
    case .paragraph, .table, nil:
      return false
    }
    leaf?.lines.append(cursor.rest)
    return true
  }

  /// Opens a leaf in the innermost container.
  mutating func begin(_ kind: Leaf.Kind) {
    leaf = Leaf(kind: kind, number: number)
  }

  /// Turns the open leaf to a block of its container.
  mutating func closeLeaf() {
    guard let closing = leaf else { return }
    leaf = nil
    add(closing.block)
  }

  /// Adds what is left of a line to a leaf, after all that could open has opened.
  mutating func finishLine(_ cursor: LineCursor, _ opening: Opening) {
    let isLazy = opening.matched < containers.count && leaf?.isParagraph == true
    if isLazy, !cursor.isBlank {
      leaf?.lines.append(Array(cursor.content))
      return
    }
    if !opening.hasOpened { close(to: opening.matched) }
    if cursor.isBlank {
      closeLeaf()
      if opening.hasOpened { forgetBlankLine() } else { noteBlankLine() }
      return
    }
    if leaf == nil {
      var opening = opening
      makeRoom(&opening)
      begin(.paragraph)
    }
    leaf?.lines.append(Array(cursor.content))
    forgetBlankLine()
  }

  private mutating func noteBlankLine() {
    guard containers.last?.kind != .quote else { return forgetBlankLine() }
    for index in containers.indices { containers[index].endsWithBlankLine = true }
  }
}

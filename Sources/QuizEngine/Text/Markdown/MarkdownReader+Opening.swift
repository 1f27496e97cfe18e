extension MarkdownReader {
  /// Opens all blocks that begin in the line; true when nothing of the line is left.
  mutating func open(_ cursor: inout LineCursor, _ opening: inout Opening) -> Bool {
    while !cursor.isBlank {
      if cursor.indent >= 4 {
        return openIndentedCode(&cursor, &opening)
      }
      if openLeaf(&cursor, &opening) { return true }
      guard containers.count < Self.deepest, openContainer(&cursor, &opening) else { return false }
    }
    return false
  }

  private mutating func openContainer(
    _ cursor: inout LineCursor, _ opening: inout Opening
  ) -> Bool {
    if cursor.first == ">" {
      makeRoom(&opening)
      push(.quote)
      cursor.skipQuoteMark()
      opening.matched = containers.count
      return true
    }
    guard let mark = ListMark(cursor), mayOpen(mark, opening) else { return false }
    openItem(mark, &opening)
    cursor.skip(columns: mark.indent)
    return true
  }

  /// Whether the mark may begin a list: within a paragraph, empty items and numbers other than 1
  /// are taken as words.
  private func mayOpen(_ mark: ListMark, _ opening: Opening) -> Bool {
    guard leaf?.isParagraph == true, opening.matched == containers.count else { return true }
    if case .list = containers[containers.count - 1].kind { return true }
    if case .ordered(_, let start) = mark.kind, start != 1 { return false }
    return !mark.isEmpty
  }

  private mutating func openItem(_ mark: ListMark, _ opening: inout Opening) {
    if !opening.hasOpened { close(to: opening.matched) }
    closeLeaf()
    let last = containers.count - 1
    if case .list(let kind) = containers[last].kind, kind.continues(mark.kind) {
      if containers[last].endsWithBlankLine { containers[last].isLoose = true }
      forgetBlankLine()
    } else {
      makeRoom(&opening)
      push(.list(mark.kind))
    }
    push(.item(indent: mark.indent))
    opening.hasOpened = true
    opening.matched = containers.count
  }

  private mutating func openIndentedCode(
    _ cursor: inout LineCursor, _ opening: inout Opening
  ) -> Bool {
    if leaf?.isParagraph == true { return false }
    makeRoom(&opening)
    cursor.skip(columns: 4)
    begin(.indentedCode)
    leaf?.lines.append(cursor.rest)
    return true
  }

  /// Opens a block that holds no others; says whether one begins.
  private mutating func openLeaf(_ cursor: inout LineCursor, _ opening: inout Opening) -> Bool {
    if let heading = HeadingLine(cursor) {
      makeRoom(&opening)
      add(.heading(level: heading.level, InlineReader.prose(heading.text)))
      return true
    }
    if let mark = FenceMark(cursor) {
      makeRoom(&opening)
      begin(.fence(mark))
      return true
    }
    if opening.matched == containers.count, underline(cursor) { return true }
    if cursor.isThematicBreak {
      makeRoom(&opening)
      add(.thematicBreak)
      return true
    }
    return false
  }

  /// Makes a heading or a table of the open paragraph when the line underlines it.
  private mutating func underline(_ cursor: LineCursor) -> Bool {
    guard let open = leaf, open.isParagraph, let last = open.lines.last else { return false }
    if let level = HeadingLine.level(ofUnderline: cursor) {
      leaf = nil
      add(.heading(level: level, InlineReader.prose(open.lines.joined(separator: ["\n"]))))
      return true
    }
    guard let alignments = TableLine.alignments(cursor.content) else { return false }
    let header = TableLine(last[...]).cells
    guard header.count == alignments.count else { return false }
    leaf?.lines.removeLast()
    if open.lines.count > 1 { closeLeaf() }
    begin(.table(header: header, alignments))
    return true
  }
}

extension LineCursor {
  /// Passes the mark of a quote and a space after it.
  mutating func skipQuoteMark() {
    skip(columns: indent + 1)
    if indent > 0 { skip(columns: 1) }
  }

  /// Whether the line is three or more of one sign, `*`, `-` or `_`, and white space.
  var isThematicBreak: Bool {
    guard let sign = first, "*-_".unicodeScalars.contains(sign) else { return false }
    var count = 0
    for scalar in content {
      if scalar == sign {
        count += 1
      } else if scalar != " ", scalar != "\t" {
        return false
      }
    }
    return count >= 3
  }
}

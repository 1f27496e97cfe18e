/// Writes blocks as lines of Markdown.
enum MarkdownWriter {
  /// The lines of blocks, with an empty one between two.
  static func lines(_ blocks: [Document.Block], isTight: Bool = false) -> [String] {
    var lines: [String] = []
    var before: (block: Document.Block, usesOtherMark: Bool)?
    for block in blocks {
      // A list right behind one of its kind needs another mark, or the two would be one.
      let usesOtherMark = before.map { $0.block.isListLike(block) && !$0.usesOtherMark } ?? false
      let more = self.lines(block, usesOtherMark: usesOtherMark)
      guard !more.isEmpty else { continue }
      if let before, !isTight || !before.block.mayTouch(block) { lines.append("") }
      lines += more
      before = (block, usesOtherMark)
    }
    return lines
  }

  private static func lines(_ block: Document.Block, usesOtherMark: Bool) -> [String] {
    switch block {
    case .heading(let level, let prose):
      heading(level, prose)
    case .paragraph(let prose):
      running(prose)
    case .code(let block): code(block)
    case .list(let list): self.list(list, usesOtherMark: usesOtherMark)
    case .quote(let blocks): quote(lines(blocks))
    case .table(let table): self.table(table)
    case .thematicBreak: ["___"]
    case .callout(let callout): self.callout(callout)
    }
  }
}

extension MarkdownWriter {
  private static func running(_ prose: Prose) -> [String] {
    MarkdownProse(prose).text.split(separator: "\n").map { escapingStart(String($0)) }
  }

  /// A title of several lines is underlined, which the two highest levels alone can be.
  private static func heading(_ level: Int, _ prose: Prose) -> [String] {
    let lines = running(prose)
    if lines.count > 1, level <= 2 { return lines + [level == 1 ? "===" : "---"] }
    let text = MarkdownProse(prose, isOneLine: true).text
    let hashes = String(repeating: "#", count: min(max(level, 1), 6))
    return [hashes + " " + (text.hasSuffix("#") ? text.dropLast() + "\\#" : text)]
  }

  private static func code(_ block: Document.CodeBlock) -> [String] {
    let info = block.info.map { $0.visible.oneLine } ?? ""
    let sign: Character = info.contains("`") ? "~" : "`"
    let text = block.shownText.visible
    let fence = String(repeating: sign, count: max(3, text.longestRun(of: sign) + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    return [fence + info] + (text.isEmpty ? [] : lines) + [fence]
  }

  private static func quote(_ lines: [String]) -> [String] {
    lines.isEmpty ? [">"] : lines.map { $0.isEmpty ? ">" : "> " + $0 }
  }

  private static func callout(_ callout: Document.Callout) -> [String] {
    let label = callout.tone.label(before: callout.title).map { $0 + ": " } ?? ""
    let title = Document.Block.paragraph(.strong("\(label)\(callout.title)"))
    return quote(lines([title] + callout.blocks))
  }

  private static func list(_ list: Document.List, usesOtherMark: Bool) -> [String] {
    var lines: [String] = []
    for (index, item) in list.items.enumerated() {
      let mark =
        switch list.marker {
        case .bulleted: usesOtherMark ? "*" : "-"
        case .numbered(let start): "\(start &+ index)" + (usesOtherMark ? ")" : ".")
        }
      let content = self.lines(item, isTight: list.isTight)
      if index > 0, !list.isTight { lines.append("") }
      let indent = String(repeating: " ", count: mark.count + 1)
      let first = content.first.map { mark + " " + $0 } ?? mark
      // Empty items of nested lists must not look like a line across the page.
      let isFooled = LineCursor(Array(first.unicodeScalars)).isThematicBreak
      lines.append(isFooled ? "+" + first.dropFirst() : first)
      lines += content.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
    }
    return lines
  }

  private static func table(_ table: Document.Table) -> [String] {
    let columns = 0..<table.columnCount
    guard !columns.isEmpty else { return [] }
    let row = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |" }
    let cells = { (prose: [Prose]) in
      columns.map { column in
        guard column < prose.count else { return "" }
        return MarkdownProse(prose[column], isOneLine: true).text.escapingPipes
      }
    }
    let marks = columns.map { column in
      switch table.alignment(of: column) {
      case .natural: "---"
      case .left: ":---"
      case .center: ":---:"
      case .right: "---:"
      }
    }
    return [row(cells(table.header)), row(marks)] + table.rows.map { row(cells($0)) }
  }

  /// Keeps a line of running text from being taken for the beginning of a block.
  private static func escapingStart(_ line: String) -> String {
    let cursor = LineCursor(Array(line.unicodeScalars))
    let isFooled =
      cursor.first == ">" || HeadingLine(cursor) != nil || cursor.isThematicBreak
      || HeadingLine.level(ofUnderline: cursor) != nil
      || TableLine.alignments(cursor.content) != nil
    if isFooled { return "\\" + line }
    guard ListMark(cursor) != nil else { return line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return digits + "\\" + line.dropFirst(digits.count)
  }
}

extension String {
  /// The text with spaces in place of lines' ends.
  var oneLine: String {
    String(scalars: unicodeScalars.map { $0 == "\n" ? " " : $0 })
  }

  /// How often a character stands in a row at most.
  func longestRun(of character: Character) -> Int {
    var longest = 0
    var current = 0
    for other in self {
      current = other == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  /// The text as it may stand in a cell.
  fileprivate var escapingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

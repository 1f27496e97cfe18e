/// Puts a document into lines of at most a width, for whatever shows one line below the other.
///
/// The lines carry styles but no escapes: painting them is the renderers' part.
struct Layout {
  /// The signs around words.
  var glyphs: Glyphs
  /// Whether meanings are said in words alone, never by a sign.
  var saysTonesInWords: Bool
  /// Whether code and stressed words within text are marked by signs.
  var marksInlines: Bool
  /// Whether titles are marked by lines below them.
  var underlinesHeadings: Bool
  /// Whether links can be followed; where they cannot, the address stands behind them.
  var opensLinks: Bool
  /// How many columns code is indented by.
  var codeIndent: Int
  /// The most columns of running text, however wide the page is.
  var measure: Int

  /// A line in the making.
  typealias Line = [StyledText]

  /// The lines of blocks, with an empty one between two blocks.
  func lines(_ blocks: [Document.Block], width: Int, isTight: Bool = false) -> [Line] {
    var lines: [Line] = []
    for block in blocks {
      let more = self.lines(block, width: max(width, 1))
      guard !more.isEmpty else { continue }
      if !lines.isEmpty, !isTight { lines.append([]) }
      lines += more
    }
    return lines
  }

  /// The lines of running text.
  func lines(_ prose: Prose, width: Int, style: Style = Style()) -> [Line] {
    guard !prose.isEmpty else { return [] }
    return Wrapping(width: min(width, measure)).lines(of: spans(prose, style))
  }

  private func lines(_ block: Document.Block, width: Int) -> [Line] {
    switch block {
    case .heading(let level, let prose): heading(level, prose, width)
    case .paragraph(let prose): lines(prose, width: width)
    case .code(let block): code(block, width)
    case .list(let list): self.list(list, width)
    case .quote(let blocks): quote(blocks, width)
    case .table(let table): TableLayout(table, self).lines(width: width)
    case .thematicBreak: [[rule(min(width, measure))]]
    case .callout(let callout): self.callout(callout, width)
    }
  }
}

extension Layout {
  /// A horizontal line.
  func rule(_ width: Int) -> StyledText {
    StyledText(String(repeating: glyphs.rule, count: width), Style(role: .frame))
  }

  private func heading(_ level: Int, _ prose: Prose, _ width: Int) -> [Line] {
    let lines = lines(prose, width: width, style: Style(role: .heading(level: level)).strong)
    guard underlinesHeadings, level <= 2, let longest = lines.map(\.columns).max() else {
      return lines
    }
    let sign = level == 1 ? "=" : "-"
    return lines + [[StyledText(String(repeating: sign, count: longest), Style(role: .frame))]]
  }

  private func quote(_ blocks: [Document.Block], _ width: Int) -> [Line] {
    let mark = [StyledText(glyphs.quote, Style(role: .frame))]
    return hang(mark, mark, width) { lines(blocks, width: $0) }
  }

  private func callout(_ callout: Document.Callout, _ width: Int) -> [Line] {
    let style = Style(role: .tone(callout.tone)).strong
    let title = toned(callout.tone, [StyledText(callout.title.visible, style)], style)
    let gap = [StyledText("  ")]
    return Wrapping(width: min(width, measure)).lines(of: title)
      + hang(gap, gap, width) { lines(callout.blocks, width: $0) }
  }

  private func list(_ list: Document.List, _ width: Int) -> [Line] {
    let marks = marks(of: list)
    let room = marks.reduce(0) { max($0, $1.columns) } + 1
    var lines: [Line] = []
    for (item, mark) in zip(list.items, marks) {
      let first = [StyledText(mark.padded(to: room - 1, .right) + " ", Style(role: .frame))]
      let rest = [StyledText(String(repeating: " ", count: room))]
      if !lines.isEmpty, !list.isTight { lines.append([]) }
      lines += hang(first, rest, width) {
        self.lines(item, width: $0, isTight: list.isTight)
      }
    }
    return lines
  }

  private func marks(of list: Document.List) -> [String] {
    switch list.marker {
    case .bulleted: list.items.map { _ in glyphs.bullet }
    case .numbered(let start): list.items.indices.map { "\(start &+ $0)." }
    }
  }

  /// Lines with something before each of them; where this leaves no room, it goes above them.
  func hang(
    _ first: Line, _ rest: Line, _ width: Int, _ content: (_ width: Int) -> [Line]
  ) -> [Line] {
    let room = width - max(first.columns, rest.columns)
    if room < 8 {
      return (first.allSatisfy { $0.text == "  " } ? [] : [first]) + content(width)
    }
    let lines = content(room)
    guard !lines.isEmpty else { return [first] }
    return lines.enumerated().map { index, line in (index == 0 ? first : rest) + line }
  }
}

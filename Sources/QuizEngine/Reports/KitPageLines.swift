/// Estimates the room that documents take on a page, in lines of text.
struct KitPageLines {
  /// The columns of a line of text.
  private let columns: Int
  /// The lines of a page.
  private let height: Double

  init(isLarge: Bool) {
    columns = isLarge ? 52 : 95
    height = isLarge ? 26 : 46
  }

  /// Whether a question with so many lines is kept on one page, even where that leaves as many empty.
  func isWhole(_ lines: Double) -> Bool { lines <= height * 0.46 }

  /// Whether so many lines that ask something are kept on one page.
  func isShort(_ lines: Double) -> Bool { lines <= height * 0.32 }

  /// How many blocks at the beginning are kept with the title: the first, and what it leads to.
  func countOfOpening(of blocks: [Document.Block]) -> Int {
    guard let first = blocks.first, lines(of: [first], columns) <= height * 0.3 else { return 0 }
    guard blocks.count > 1, case .paragraph = first, case .code = blocks[1],
      lines(of: Array(blocks.prefix(2)), columns) <= height * 0.4
    else { return 1 }
    return 2
  }

  /// The first of the blocks at the end that are kept with the room to answer: the last, and a line that
  /// leads to it. It is their number where the last one leaves no room on a page.
  func startOfEnd(of blocks: [Document.Block]) -> Int {
    guard let last = blocks.last, lines(of: [last], columns) <= height * 0.65 else {
      return blocks.count
    }
    guard blocks.count > 1, case .code = last, case .paragraph = blocks[blocks.count - 2],
      lines(of: [blocks[blocks.count - 2]], columns) < 3
    else { return blocks.count - 1 }
    return blocks.count - 2
  }

  /// Whether a block of code may not fit on a page, so that it has to be divided.
  func hasTallCode(_ document: Document) -> Bool {
    document.codeBlocks.contains { lines(of: [.code($0)], columns) > height }
  }

  /// The lines that a page must still have for a part to begin there: all that is asked and some room
  /// to answer, or a beginning of what is long.
  func need(of piece: KitSheet.Piece, below prompt: Document) -> Int {
    let asked = 2 + lines(of: prompt) + lines(of: piece.task)
    var room = lines(of: piece.space)
    if case .grid = piece.space { room = min(room, 10) }
    return Int(isShort(asked) ? asked + room : 8)
  }

  /// The lines of a document.
  func lines(of document: Document) -> Double { lines(of: document.blocks, columns) }

  /// The lines of the room for an answer.
  func lines(of space: KitSheet.Space) -> Double {
    switch space {
    case .letters: 2
    case .lines(let count): Double(count) * 1.6 + 2
    case .box(let count), .grid(let count): Double(count) * 1.35 + 2
    }
  }

  private func lines(of blocks: [Document.Block], _ columns: Int) -> Double {
    blocks.reduce(0) { $0 + lines(of: $1, max(columns, 10)) }
  }

  private func lines(of block: Document.Block, _ columns: Int) -> Double {
    switch block {
    case .heading: return 2
    case .paragraph(let prose): return wrapped(prose.plainText, columns) + 0.4
    case .code(let block):
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.reduce(1.5) { $0 + 0.85 * wrapped(String($1), columns * 9 / 10) }
    case .list(let list): return list.items.reduce(0.6) { $0 + lines(of: $1, columns - 4) }
    case .quote(let blocks): return lines(of: blocks, columns - 4)
    case .callout(let callout): return 2 + lines(of: callout.blocks, columns - 4)
    case .table(let table):
      let share = columns / max(table.columnCount, 1)
      return ([table.header] + table.rows).reduce(0.6) { sum, row in
        sum + 0.5 + (row.map { wrapped($0.plainText, share) }.max() ?? 1)
      }
    case .thematicBreak: return 1
    }
  }

  private func wrapped(_ text: String, _ columns: Int) -> Double {
    max((Double(text.columns) / Double(max(columns, 1))).rounded(.up), 1)
  }
}

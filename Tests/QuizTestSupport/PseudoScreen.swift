import QuizEngine

/// What a terminal shows: enough of one to see what a person would see.
///
/// Knows text with its width, line breaks, cursor movement, and erasing; colours are dropped.
public struct PseudoScreen: Equatable {
  /// How many columns it has.
  public let columns: Int
  /// How many rows it has.
  public let rows: Int
  /// The cursor's row, counted from 0.
  public private(set) var row = 0
  /// The cursor's column, counted from 0; behind a full row it stands at the row's end.
  public private(set) var column = 0
  private var cells: [[String]]
  private var pending = ""

  /// An empty screen of a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without spaces at their ends.
  public var lines: [String] {
    cells.map { row in
      let text = row.joined()
      return String(text.dropLast(text.reversed().prefix { $0 == " " }.count))
    }
  }

  /// The rows up to the last one with anything in it.
  public var text: String {
    let lines = lines
    return lines.dropLast(lines.reversed().prefix(while: \.isEmpty).count).joined(separator: "\n")
  }

  /// Shows what a program has written.
  public mutating func feed(_ text: String) {
    var rest = Substring(pending + text)
    pending = ""
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let length = sequence(at: rest) else {
          pending = String(rest)
          return
        }
        rest = rest.dropFirst(length)
        continue
      }
      rest = rest.dropFirst()
      show(character)
    }
  }
}

extension PseudoScreen {
  private mutating func show(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\n": lineFeed()
    case "\r\n":
      column = 0
      lineFeed()
    case "\u{8}": column = max(column - 1, 0)
    case "\t": column = min((column / 8 + 1) * 8, columns - 1)
    default: put(character)
    }
  }

  private mutating func put(_ character: Character) {
    let width = String(character).columns
    guard width > 0 else { return }
    if column + width > columns {
      column = 0
      lineFeed()
    }
    guard column < columns else { return }
    cells[row][column] = String(character)
    for extra in 1..<max(width, 1) where column + extra < columns {
      cells[row][column + extra] = ""
    }
    column += width
  }

  private mutating func lineFeed() {
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  /// Obeys a sequence, and gives its length; `nil` where it isn't complete.
  private mutating func sequence(at text: Substring) -> Int? {
    if text.dropFirst().first == "]" { return lengthOfCommand(at: text) }
    guard text.dropFirst().first == "[" else { return text.count > 1 ? 2 : nil }
    let body = text.dropFirst(2)
    guard let end = body.firstIndex(where: { $0.isLetter || $0 == "~" }) else { return nil }
    let parameters = body[..<end].split(separator: ";").map { Int($0) ?? 0 }
    obey(body[end], parameters)
    return 3 + body[..<end].count
  }

  /// The length of a command for the terminal itself, ended by BEL or `ESC \\`.
  private func lengthOfCommand(at text: Substring) -> Int? {
    guard let end = text.dropFirst().firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else {
      return nil
    }
    let length = text.distance(from: text.startIndex, to: end)
    if text[end] == "\u{7}" { return length + 1 }
    return text.dropFirst(length + 1).isEmpty ? nil : length + 2
  }

  private mutating func obey(_ final: Character, _ parameters: [Int]) {
    let count = max(parameters.first ?? 1, 1)
    column = min(column, columns - 1)
    switch final {
    case "A": row = max(row - count, 0)
    case "B": row = min(row + count, rows - 1)
    case "C": column = min(column + count, columns - 1)
    case "D": column = max(column - count, 0)
    case "G": column = min(count - 1, columns - 1)
    case "H": (row, column) = (0, 0)
    case "J": eraseBelow(all: parameters.first == 2)
    case "K": erase(row, from: column)
    default: break
    }
  }

  private mutating func eraseBelow(all: Bool) {
    if !all { erase(row, from: column) }
    for other in (all ? 0 : row + 1)..<max(rows, row + 1) { erase(other, from: 0) }
  }

  private mutating func erase(_ row: Int, from start: Int) {
    for column in start..<max(columns, start) { cells[row][column] = " " }
  }
}

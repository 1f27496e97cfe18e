/// A line of a table with pipes.
struct TableLine {
  /// The cells' texts, without the spaces around them; escaped pipes are plain pipes.
  let cells: [String]

  init(_ content: ArraySlice<Unicode.Scalar>) {
    var cells: [String] = []
    var cell: [Unicode.Scalar] = []
    var isEscaped = false
    var line = content.trimmed
    if line.first == "|" { line.removeFirst() }
    var endsWithPipe = false
    for scalar in line {
      endsWithPipe = false
      if scalar == "|", isEscaped {
        cell[cell.count - 1] = "|"
      } else if scalar == "|" {
        cells.append(String(scalars: cell[...].trimmed))
        cell = []
        endsWithPipe = true
      } else {
        cell.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    if !endsWithPipe || cells.isEmpty { cells.append(String(scalars: cell[...].trimmed)) }
    self.cells = cells
  }

  /// The columns' sides, when the line is the one below the column titles.
  static func alignments(_ content: ArraySlice<Unicode.Scalar>) -> [Document.Table.Alignment]? {
    guard content.contains("|"),
      content.allSatisfy({ "|-: \t".unicodeScalars.contains($0) })
    else { return nil }
    var alignments: [Document.Table.Alignment] = []
    for cell in TableLine(content).cells {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let before = cell.prefix { $0 == ":" }.count
      let after = cell.count - before - dashes.count
      guard !dashes.isEmpty, before < 2, after < 2, cell.dropLast(after).last == "-",
        after == 0 || cell.last == ":"
      else { return nil }
      switch (before, after) {
      case (0, 0): alignments.append(.natural)
      case (1, 0): alignments.append(.left)
      case (0, 1): alignments.append(.right)
      default: alignments.append(.center)
      }
    }
    return alignments
  }
}

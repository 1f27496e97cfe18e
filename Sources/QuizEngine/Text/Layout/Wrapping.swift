/// Breaks running text into lines of at most a width.
struct Wrapping {
  /// The most columns of a line, at least 1.
  let width: Int

  init(width: Int) {
    self.width = max(width, 1)
  }

  /// The lines, without the spaces at which they were broken.
  ///
  /// A line longer than the width comes out only when one character alone is wider.
  func lines(of spans: [StyledText]) -> [[StyledText]] {
    spans.clusters.split(separator: "\n").flatMap(wrap).map(\.spans)
  }

  private func wrap(_ clusters: ArraySlice<Cluster>) -> [[Cluster]] {
    var lines: [[Cluster]] = []
    var line: [Cluster] = []
    var used = 0
    for piece in clusters.pieces {
      let gap = line.isEmpty && !lines.isEmpty ? [] : piece.gap
      if used + gap.columns + piece.word.columns <= width {
        line += gap + piece.word
        used += gap.columns + piece.word.columns
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var parts = piece.word.chopped(to: width)
      line = parts.popLast() ?? []
      used = line.columns
      lines += parts
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}

/// A word with the spaces before it.
private struct Piece {
  var gap: [Cluster] = []
  var word: [Cluster] = []
}

extension [Cluster] {
  /// The lines that the text itself breaks into.
  fileprivate func split(separator: Character) -> [ArraySlice<Cluster>] {
    split(omittingEmptySubsequences: false) { $0.character == separator }
  }

  /// The characters in parts of at most a width, each of at least one character.
  fileprivate func chopped(to width: Int) -> [[Cluster]] {
    var parts: [[Cluster]] = []
    var part: [Cluster] = []
    var used = 0
    for cluster in self {
      if used + cluster.columns > width, !part.isEmpty {
        parts.append(part)
        part = []
        used = 0
      }
      part.append(cluster)
      used += cluster.columns
    }
    return parts + [part]
  }
}

extension ArraySlice<Cluster> {
  /// The words, each with what stands before it; spaces at the end are dropped.
  fileprivate var pieces: [Piece] {
    var pieces: [Piece] = []
    var piece = Piece()
    for cluster in self {
      if cluster.isSpace {
        if !piece.word.isEmpty {
          pieces.append(piece)
          piece = Piece()
        }
        piece.gap.append(cluster)
        continue
      }
      if let last = piece.word.last, last.isIdeographic || cluster.isIdeographic,
        !cluster.clingsToWhatPrecedes
      {
        pieces.append(piece)
        piece = Piece()
      }
      piece.word.append(cluster)
    }
    return piece.word.isEmpty ? pieces : pieces + [piece]
  }
}

/// Reads Markdown line by line, as CommonMark's appendix describes it: each line goes through the
/// open containers, may open new ones, and adds what is left to the open leaf.
struct MarkdownReader {
  /// How many containers may be open at once, so that hostile nesting stays harmless.
  static let deepest = 32

  /// The open containers, the document itself first.
  var containers = [Container(.document)]
  /// The open block that holds lines.
  var leaf: Leaf?
  /// The number of the current line, counted from 1.
  var number = 0

  /// Takes the next line, without its end.
  mutating func read(_ scalars: [Unicode.Scalar]) {
    number += 1
    var cursor = LineCursor(scalars)
    let matched = match(&cursor)
    if matched == containers.count, continueLeaf(&cursor) { return }

    var opening = Opening(matched: matched)
    if open(&cursor, &opening) { return }
    finishLine(cursor, opening)
  }

  /// Closes all that is open.
  mutating func finish() -> [Document.Block] {
    closeLeaf()
    close(to: 1)
    return containers[0].blocks
  }
}

extension MarkdownReader {
  /// What became of the open blocks while a line was looked at.
  struct Opening {
    /// How many of the open containers go on in this line.
    var matched: Int
    /// Whether this line has opened a container.
    var hasOpened = false
  }

  /// Passes the marks of the containers that go on, and counts these.
  private func match(_ cursor: inout LineCursor) -> Int {
    var matched = 1
    while matched < containers.count {
      switch containers[matched].kind {
      case .document, .list: break
      case .quote:
        guard cursor.indent < 4, cursor.first == ">" else { return matched }
        cursor.skipQuoteMark()
      case .item(let indent):
        if cursor.isBlank {
          let isEmpty = containers[matched].blocks.isEmpty && leaf == nil
          guard !isEmpty || matched + 1 < containers.count else { return matched }
          cursor.skipIndent()
        } else {
          guard cursor.indent >= indent else { return matched }
          cursor.skip(columns: indent)
        }
      }
      matched += 1
    }
    return matched
  }
}

extension Layout {
  /// The lines of code, long ones with a sign where they go on.
  ///
  /// The pieces of a long line, joined, are the line as it was.
  func code(_ block: Document.CodeBlock, _ width: Int) -> [Line] {
    let indent = [StyledText(String(repeating: " ", count: codeIndent))]
    let source = Highlighter(language: block.language).tokens(block.text)
    return hang(indent, indent, width) { room in
      let lines = codeLines(source)
      guard block.isNumbered else { return lines.flatMap { chop($0.clusters, to: room) } }
      let digits = "\(lines.count)".count
      return lines.enumerated().flatMap { index, line in
        let number = "\(index + 1)".padded(to: digits, .right) + (line.isEmpty ? "" : "  ")
        return hang(
          [StyledText(number, Style(role: .frame))],
          [StyledText(String(repeating: " ", count: digits + 2))], room
        ) { room in chop(line.clusters, to: room) }
      }
    }
  }

  /// The tokens cut at the lines' ends, safe to show, without tabs.
  private func codeLines(_ tokens: [CodeToken]) -> [Line] {
    var lines: [Line] = [[]]
    var column = 0
    for token in tokens {
      let style = Style(role: token.kind == .plain ? .plain : .token(token.kind))
      let parts = token.text.visible.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          lines.append([])
          column = 0
        }
        guard !part.isEmpty else { continue }
        let text = part.expandingTabs(to: 4, from: column)
        column += text.columns
        lines[lines.count - 1].append(StyledText(text, style))
      }
    }
    return lines
  }

  private func chop(_ clusters: [Cluster], to width: Int) -> [Line] {
    var lines: [Line] = []
    var rest = clusters[...]
    let sign = StyledText(glyphs.continuation, Style(role: .frame))
    let isRoomy = width > glyphs.continuation.columns + 4
    while true {
      let prefix: Line = lines.isEmpty || !isRoomy ? [] : [sign]
      let room = width - prefix.columns
      let count = rest.count(fitting: room)
      lines.append(prefix + rest.prefix(count).spans)
      rest = rest.dropFirst(count)
      if rest.isEmpty { return lines }
    }
  }
}

extension ArraySlice<Cluster> {
  /// How many characters fit, at least one; where that would cut a word, up to the last space or
  /// sign, unless this wastes too much.
  fileprivate func count(fitting width: Int) -> Int {
    var used = 0
    let fitting = prefix { cluster in
      used += cluster.columns
      return used <= width
    }
    guard fitting.count < count else { return count }
    let all = Swift.max(fitting.count, 1)
    if let space = fitting.lastIndex(where: \.isSpace), (space - startIndex + 1) * 3 >= all * 2 {
      return space - startIndex + 1
    }
    if let sign = fitting.lastIndex(where: { !$0.isWordPart }), (sign - startIndex + 1) * 2 >= all {
      return sign - startIndex + 1
    }
    return all
  }
}

extension Cluster {
  /// Whether the character may stand in a name or a number.
  fileprivate var isWordPart: Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

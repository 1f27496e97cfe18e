extension InlineReader {
  /// An opening bracket that may begin a link.
  struct Bracket {
    /// Its place among the items.
    let item: Int
    /// How many runs were open before it.
    let openRuns: Int
  }

  /// Takes an opening bracket, as a word until it proves to be more.
  mutating func openBracket() {
    flush()
    brackets.append(Bracket(item: items.count, openRuns: openRuns.count))
    add(.inline(.text("[")))
    position += 1
  }

  /// Makes a link of what stands in brackets when an address follows.
  mutating func closeBracket() {
    position += 1
    guard let bracket = brackets.popLast(),
      let target = LinkTarget(scalars, at: position)
    else {
      add("]")
      return
    }
    flush()
    matchRuns(from: bracket.openRuns)
    items[bracket.item] = .open(.link(to: target.address))
    items.append(.close)
    position = target.end
    // No link holds another one.
    brackets = []
  }
}

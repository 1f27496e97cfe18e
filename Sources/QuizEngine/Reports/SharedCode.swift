/// What several pieces of code have in common: the lines that all begin with, and all end with.
struct SharedCode {
  /// The lines before what differs.
  let head: [String]
  /// The lines behind it.
  let tail: [String]
  /// What differs, as far to the left as it goes.
  let middles: [String]

  /// The fewest shared lines that are worth a block of their own.
  private static let leastLines = 4

  /// Finds what is shared; nil where it is not worth it, or where one of the pieces adds nothing.
  init?(_ codes: [String]) {
    // A piece of a string of several lines could not stand by itself.
    guard codes.count > 1, !codes.contains(where: { $0.contains("\"\"\"") }) else { return nil }
    let lines = codes.map { code in
      var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    let shortest = lines.map(\.count).min() ?? 0
    var head = 0
    while head < shortest, lines.allSatisfy({ $0[head] == lines[0][head] }) { head += 1 }
    var tail = 0
    while tail < shortest - head,
      lines.allSatisfy({ $0[$0.count - 1 - tail] == lines[0][lines[0].count - 1 - tail] })
    { tail += 1 }
    // A bracket that opens in a piece closes in it.
    let isWhole = { (head: Int, tail: Int) in
      lines.allSatisfy { Self.isBalanced($0[head..<($0.count - tail)]) }
    }
    while tail > 0, !isWhole(head, tail) { tail -= 1 }
    while head > 0, !isWhole(head, tail) { head -= 1 }
    guard head + tail >= Self.leastLines else { return nil }
    let middles = lines.map { Array($0[head..<($0.count - tail)]) }
    guard middles.allSatisfy({ $0.contains { !$0.isEmpty } }) else { return nil }
    self.head = Array(lines[0][..<head])
    self.tail = Array(lines[0].suffix(tail))
    self.middles = middles.map(Self.movedLeft)
  }

  /// The shared lines, with a comment where the pieces stand.
  func text(marking mark: String) -> String {
    // What follows a line with a bracket at its end stands further to the right.
    let last = head.last { !$0.isEmpty } ?? ""
    let deeper = ["{", "(", "["].contains { last.hasSuffix($0) } ? "  " : ""
    let indent = String(last.prefix { $0 == " " }) + deeper
    return (head + [indent + "// " + mark] + tail).joined(separator: "\n")
  }

  private static func isBalanced(_ lines: ArraySlice<String>) -> Bool {
    var depth = 0
    for line in CodeMask(lines.joined(separator: "\n")).lines {
      for byte in line {
        if "{([".utf8.contains(byte) { depth += 1 }
        if "})]".utf8.contains(byte) { depth -= 1 }
        if depth < 0 { return false }
      }
    }
    return depth == 0
  }

  private static func movedLeft(_ lines: [String]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
      .trimmingNewlines
  }
}

extension String {
  /// The text without empty lines at its ends.
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.first == "\n" { text.removeFirst() }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

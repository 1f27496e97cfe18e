/// A file's syntax tree together with its text.
struct SourceSyntax: Sendable {
  let tree: SyntaxTree
  let text: String
  /// The text without comments and strings.
  let mask: CodeMask
  private let lineStarts: [Int]

  init(tree: SyntaxTree, text: String) {
    self.tree = tree
    self.text = text
    mask = CodeMask(text)
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The line of a byte, counted from 1.
  func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The lines of the nodes that satisfy a condition.
  func lines(where condition: (SyntaxTree.Node, SyntaxTree) -> Bool) -> [Int] {
    tree.nodes.filter { condition($0, tree) }.map { line(ofByte: tree.range(of: $0).lowerBound) }
  }

  /// The lines where a word stands in code, once for each time.
  func lines(ofWord word: String) -> [Int] {
    let wanted = Array(word.utf8)
    var found: [Int] = []
    for (index, line) in mask.lines.enumerated() {
      for candidate in line.split(whereSeparator: { !$0.isSwiftName }) {
        if candidate.elementsEqual(wanted) { found.append(index + 1) }
      }
    }
    return found
  }

  /// The lines where a type is followed by an exclamation mark in a declaration.
  func linesOfImplicitlyUnwrappedTypes() -> [Int] {
    let lines = mask.lines
    return lines.indices.filter { Self.holdsImplicitlyUnwrappedType(lines[$0]) }.map { $0 + 1 }
  }

  /// Whether a line declares something, and has a `!` that ends a type behind a colon or an arrow.
  private static func holdsImplicitlyUnwrappedType(_ line: [UInt8]) -> Bool {
    let words = line.split { !$0.isSwiftName }.map { String(decoding: $0, as: UTF8.self) }
    guard !declaring.isDisjoint(with: words) else { return false }
    // Behind the `=` of a variable stands an expression, where `!` unwraps.
    let hasParameters = !withParameters.isDisjoint(with: words)
    var isInType = false
    for index in line.indices {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : 0
      switch byte {
      case UInt8(ascii: "=") where !hasParameters: return false
      case UInt8(ascii: ":"): isInType = true
      case UInt8(ascii: ">") where index > 0 && line[index - 1] == UInt8(ascii: "-"):
        isInType = true
      case UInt8(ascii: "!") where isInType && index > 0 && next != UInt8(ascii: "="):
        let before = line[index - 1]
        if before.isSwiftName || "])>".utf8.contains(before) { return true }
      default:
        isInType = isInType && (byte.isSwiftName || ".<>[], :()?&".utf8.contains(byte))
      }
    }
    return false
  }

  private static let declaring: Set<String> = ["var", "let", "func", "init", "subscript"]
  private static let withParameters: Set<String> = ["func", "init", "subscript"]
}

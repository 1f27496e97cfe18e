/// A file's syntax tree together with its text.
struct SourceSyntax: Sendable {
  let tree: SyntaxTree
  let text: String
  /// The text with comments and the insides of strings blanked, line by line.
  private let code: [[UInt8]]
  private let lineStarts: [Int]

  init(tree: SyntaxTree, text: String) {
    self.tree = tree
    self.text = text
    code = Self.blanked(text)
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
    for (index, line) in code.enumerated() {
      for candidate in line.split(whereSeparator: { !Self.isNamePart($0) }) {
        if candidate.elementsEqual(wanted) { found.append(index + 1) }
      }
    }
    return found
  }

  /// The lines where a type is followed by an exclamation mark in a declaration.
  func linesOfImplicitlyUnwrappedTypes() -> [Int] {
    code.indices.filter { index in
      let line = String(decoding: code[index], as: UTF8.self)
      return line.firstMatch(of: #/(:|->)\s*[A-Za-z_\[(][\w.<>\[\], :()]*!(?!=)/#) != nil
        && line.firstMatch(of: #/\b(var|let|func|init|subscript)\b/#) != nil
    }.map { $0 + 1 }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func blanked(_ text: String) -> [[UInt8]] {
    var bytes: [UInt8] = []
    for token in SwiftHighlighter().tokens(text) {
      switch token.kind {
      case .comment, .string, .regex:
        bytes += token.text.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      default: bytes += Array(token.text.utf8)
      }
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }
}

/// Reads the marks within running text, in time linear in its length.
struct InlineReader {
  /// How deep emphasis and links may nest, so that hostile nesting stays harmless.
  static let deepest = 24

  let scalars: [Unicode.Scalar]
  var position = 0
  /// What was read so far, marks that may yet find their counterpart included.
  var items: [Item] = []
  var runs: [Run] = []
  /// The runs that may still match, by their place among all runs.
  var openRuns: [Int] = []
  var brackets: [Bracket] = []
  private var words: [Unicode.Scalar] = []
  private var backticks: BacktickRuns?

  private init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Reads all.
  static func prose(_ scalars: some Sequence<Unicode.Scalar>) -> Prose {
    var reader = InlineReader(Array(scalars))
    return reader.read()
  }

  private mutating func read() -> Prose {
    skipSpaces()
    while position < scalars.count {
      readNext()
    }
    while let last = words.last, last == " " || last == "\t" { words.removeLast() }
    flush()
    matchRuns(from: 0)
    return build()
  }

  /// Adds words.
  mutating func add(_ scalar: Unicode.Scalar) {
    words.append(scalar)
  }

  /// Adds something that is no words.
  mutating func add(_ item: Item) {
    flush()
    items.append(item)
  }

  /// Turns the words so far to an item.
  mutating func flush() {
    guard !words.isEmpty else { return }
    items.append(.inline(.text(String(scalars: words))))
    words = []
  }
}

extension InlineReader {
  private mutating func readNext() {
    let scalar = scalars[position]
    switch scalar {
    case "\\": readEscape()
    case "\n": readLineEnd()
    case "`": readCode()
    case "*", "_": readRun()
    case "[": openBracket()
    case "]": closeBracket()
    case "<": readAutolink()
    default:
      add(scalar)
      position += 1
    }
  }

  private mutating func readEscape() {
    let next = position + 1
    if next < scalars.count, scalars[next] == "\n" {
      add(.inline(.lineBreak))
      position += 2
      skipSpaces()
    } else if next < scalars.count, scalars[next].isASCIIPunctuation {
      add(scalars[next])
      position += 2
    } else {
      add(scalars[position])
      position += 1
    }
  }

  private mutating func readLineEnd() {
    var spaces = 0
    while let last = words.last, last == " " || last == "\t" {
      words.removeLast()
      spaces += last == " " ? 1 : 0
    }
    add(.inline(spaces >= 2 ? .lineBreak : .softBreak))
    position += 1
    skipSpaces()
  }

  private mutating func readCode() {
    let length = scalars[position...].prefix { $0 == "`" }.count
    let start = position + length
    var runs = backticks ?? BacktickRuns(scalars)
    let end = runs.next(ofLength: length, from: start)
    backticks = runs
    guard let end else {
      for _ in 0..<length { add("`") }
      position = start
      return
    }
    var code = scalars[start..<end].map { $0 == "\n" ? " " : $0 }
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code[1..<(code.count - 1)])
    }
    add(.inline(.code(String(scalars: code))))
    position = end + length
  }

  private mutating func readAutolink() {
    guard let link = Autolink(scalars, at: position) else {
      add("<")
      position += 1
      return
    }
    add(.inline(.link(Prose(link.text), to: link.address)))
    position = link.end
  }

  private mutating func skipSpaces() {
    while position < scalars.count, scalars[position] == " " || scalars[position] == "\t" {
      position += 1
    }
  }
}

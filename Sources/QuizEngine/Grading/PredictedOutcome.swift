/// What a candidate says that a program does.
public enum PredictedOutcome: Sendable, Equatable {
  /// It prints this.
  case prints(String)
  /// It compiles.
  case compiles
  /// It does not compile, because of these lines.
  case rejects(lines: [Int])
  /// It traps, after printing this.
  case traps(output: String)

  /// Reads a prediction as it is typed.
  ///
  /// `compiles`, `does not compile: 3, 7` and `traps` stand at the beginning; output may follow
  /// `traps` on the next lines. Everything else is what the program prints; `prints:` may stand before
  /// it, for output that looks like one of the words.
  public init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.first.map { $0.trimmed.lowercased() } ?? ""
    let rest = lines.dropFirst().joined(separator: "\n")
    if first == "compiles" && rest.trimmed.isEmpty {
      self = .compiles
    } else if let tail = Self.tail(of: first, after: Self.refusals), rest.trimmed.isEmpty {
      self = .rejects(lines: Self.numbers(in: tail))
    } else if Self.traps.contains(first) {
      self = .traps(output: rest)
    } else if first == "prints" || first == "prints:" {
      self = .prints(rest)
    } else {
      self = .prints(text)
    }
  }

  private static let refusals = [
    "does not compile", "doesn't compile", "does-not-compile", "won't compile", "compile error",
  ]

  private static let traps = ["traps", "traps:", "crashes", "crashes:"]

  /// What stands behind one of the beginnings, if that is a list of lines and nothing else.
  private static func tail(of text: String, after beginnings: [String]) -> Substring? {
    for beginning in beginnings where text.hasPrefix(beginning) {
      let tail = text.dropFirst(beginning.count)
      let words = tail.split { !$0.isLetter }
      if words.allSatisfy({ ["line", "lines", "and", "in", "at", "because", "of"].contains($0) }) {
        return tail
      }
    }
    return nil
  }

  private static func numbers(in text: Substring) -> [Int] {
    Set(text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }).sorted()
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}

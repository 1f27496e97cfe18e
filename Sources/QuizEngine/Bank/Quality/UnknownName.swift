/// Finds names in backticks that are nearly, but not quite, a name of the question's code.
public struct UnknownName: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "unknown-name"
  /// What is found.
  public static let summary = "A name in backticks is written differently in the code."

  /// The least characters of a name that is looked at: short ones are alike by chance.
  private let leastLength = 5

  /// Makes the rule.
  public init() {}

  /// Looks for names that stand nowhere in the code while one like them does.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question -> [Finding] in
      let known = Self.names(of: question)
      return question.proseFields.flatMap { path, text -> [Finding] in
        var seen: Set<String> = []
        return InlineCode.pieces(of: text).compactMap { piece in
          guard let name = Self.plainName(piece), name.count >= leastLength,
            !known.contains(name), seen.insert(name).inserted, let near = nearest(name, in: known)
          else { return nil }
          return warning(
            question, path, "`\(name)` stands nowhere in the code; is `\(near)` meant?", in: bank)
        }
      }
    }
  }

  /// A name that differs in the case of letters, or by one letter.
  private func nearest(_ name: String, in known: Set<String>) -> String? {
    let folded = name.lowercased()
    return known.sorted().first { other in
      guard abs(other.utf8.count - name.utf8.count) <= 1 else { return false }
      let isOther = other.lowercased()
      // A type and its variable differ in the first letter alone, and both may be meant.
      if isOther == folded { return other.dropFirst() != name.dropFirst() }
      return other.first == name.first && Self.differByOneLetter(name, other)
    }
  }

  /// Whether a letter is missing, too many, wrong, or has changed places with the next.
  static func differByOneLetter(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    let head = zip(one, other).prefix { $0 == $1 }.count
    let tail = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let rest = (one.count - min(head + tail, one.count), other.count - min(head + tail, other.count))
    switch (one.count - other.count, rest) {
    // A plural is a word of its own, and a number at the end names another thing.
    case (0, (1, 1)): return !Self.isDigit(one[head]) && !Self.isDigit(other[head])
    case (0, (2, 2)): return one[head] == other[head + 1] && one[head + 1] == other[head]
    case (1, _): return head + tail >= other.count && !(head == other.count)
    case (-1, _): return head + tail >= one.count && !(head == one.count)
    default: return false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// A piece of code that is a single name.
  private static func plainName(_ piece: String) -> String? {
    let isName = piece.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && piece.first?.isNumber == false ? piece : nil
  }

  /// Every word in the question's code, in files, checks, blocks and longer pieces of code.
  private static func names(of question: Question) -> Set<String> {
    var texts = question.files.map(\.text)
    for part in question.parts {
      switch part.task {
      case .write(let task), .repair(let task):
        texts += task.checks.flatMap { [$0.setup] + $0.trial.texts }
      case .predict(let prediction): texts += prediction.mistakes.map(\.answer)
      case .choose, .explain: break
      }
    }
    for (_, text) in question.proseFields {
      texts += Document(markdown: text).codeBlocks.map(\.text)
      texts += InlineCode.pieces(of: text).filter { plainName($0) == nil }
    }
    return Set(
      texts.flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }.filter { $0.first?.isNumber == false })
  }
}

extension Check.Trial {
  /// The code and the texts of a trial.
  fileprivate var texts: [String] {
    switch self {
    case .gives(let code, let text, _), .throws(let code, let text), .traps(let code, let text),
      .rejects(let code, let text), .programPrints(let code, let text):
      [code, text]
    case .answerPrints(let text, let input): [text, input]
    }
  }
}

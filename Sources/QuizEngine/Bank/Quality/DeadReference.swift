/// Finds prose that speaks of a question, a file or a part that is not there.
public struct DeadReference: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "dead-reference"
  /// What is found.
  public static let summary = "Prose speaks of a file, a part or a question that is not there."

  /// Makes the rule.
  public init() {}

  /// Looks for `NAME.swift`, “part N”, and links that lead to nothing within the bank.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question -> [Finding] in
      let files = Set(question.files.map(\.name))
      return question.proseFields.flatMap { path, text -> [Finding] in
        let note = { (message: String) in warning(question, path, message, in: bank) }
        var found: [Finding] = []
        for name in InlineCode.pieces(of: text)
        where name.hasSuffix(".swift") && !name.contains(" ") && !files.contains(name)
          && !Self.usual.contains(name)
        {
          found.append(note("the question has no file `\(name)`"))
        }
        for number in Self.partNumbers(in: text) where number > question.parts.count {
          found.append(
            note("there is no part \(number); the question has \(question.parts.count)"))
        }
        for target in Self.links(in: text) where bank[target] == nil {
          found.append(note("the link leads to “\(target)”, which is no question of the bank"))
        }
        return found
      }
    }
  }

  /// Files that prose speaks of in general.
  private static let usual: Set<String> = [
    "main.swift", "Package.swift", "answer.swift", "Answer.swift",
  ]

  private static func partNumbers(in text: String) -> [Int] {
    let words = WordShingles.words(text)
    return zip(words, words.dropFirst()).compactMap { word, next in
      word == "part" ? Int(next).flatMap { $0 < 100 ? $0 : nil } : nil
    }
  }

  /// The targets of links that are written like the id of a question.
  private static func links(in text: String) -> [String] {
    text.split(separator: "](").dropFirst().compactMap { tail in
      let target = tail.prefix { $0 != ")" && !$0.isWhitespace }
      return Slug(String(target)) == nil ? nil : String(target)
    }
  }
}

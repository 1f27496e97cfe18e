/// Finds prompts and titles that hold what the candidate has to find.
public struct AnswerGivenAway: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "answer-given-away"
  /// What is found.
  public static let summary = "The title, the prompt or a hint holds the answer in its own words."

  /// The least words of an answer that is long enough to be recognised.
  private let leastWords = 4

  /// Makes the rule.
  public init() {}

  /// Looks for the right option, the printed text and the words of a required construct.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question in
      question.parts.enumerated().flatMap { index, part in
        texts(of: question, part, index).compactMap { path, text in
          answers(to: part).first { holds(text, $0) }.map { answer in
            warning(
              question, path, "it holds the answer to part \(index + 1): “\(Self.short(answer))”",
              in: bank)
          }
        }
      }
    }
  }

  /// What is read before the answer, with the paths.
  private func texts(of question: Question, _ part: Part, _ index: Int) -> [(String, String)] {
    var texts = [("title", question.title), ("prompt", Self.prose(question.prompt))]
    if let prompt = part.prompt { texts.append(("parts/\(index)/prompt", Self.prose(prompt))) }
    return texts
  }

  /// What would settle the part if it stood in the text.
  private func answers(to part: Part) -> [String] {
    switch part.task {
    case .choose(let choice):
      // Where an option is named with the others, none of them is given away.
      choice.allowsSeveral ? [] : choice.options.filter(\.isCorrect).map(\.text)
    case .explain(let explanation): [explanation.model] + explanation.rubric.map(\.point)
    case .predict(let prediction):
      prediction.truths.compactMap {
        if case .prints(let text) = $0.outcome, text.contains("\n") { text } else { nil }
      }
    case .write(let task), .repair(let task): task.solutions.map(\.text)
    }
  }

  private func holds(_ text: String, _ answer: String) -> Bool {
    let words = WordShingles.words(answer)
    guard words.count >= leastWords else { return false }
    let all = WordShingles.words(text)
    guard all.count >= words.count else { return false }
    return (0...(all.count - words.count)).contains { start in
      all[start] == words[0] && all[start..<(start + words.count)].elementsEqual(words)
    }
  }

  /// The text without what stands in blocks of code: there, a program is shown to be read.
  private static func prose(_ markdown: String) -> String {
    var isCode = false
    return markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop(while: \.isWhitespace).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode
    }.joined(separator: "\n")
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}

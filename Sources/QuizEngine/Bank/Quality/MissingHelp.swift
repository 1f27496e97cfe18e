/// Finds questions that leave a candidate alone: without hints, feedback or anything to read.
public struct MissingHelp: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "missing-help"
  /// What is found.
  public static let summary = "Something that helps the candidate or the interviewer is missing."

  /// The least words of an explanation or of feedback that says more than “wrong”.
  private let leastWords = 4

  /// Makes the rule.
  public init() {}

  /// Looks at hints, feedback, follow-ups and references.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question -> [Finding] in
      var found: [Finding] = []
      let note = { (path: String, message: String) in
        found.append(warning(question, path, message, in: bank))
      }
      if question.hints.isEmpty, question.parts.contains(where: \.isCode) {
        note("parts", "whoever is stuck gets no hint")
      }
      if question.format == .verbal, question.followUps.isEmpty {
        note("format", "a verbal question without follow-ups leaves the interviewer alone")
      }
      if isShort(question.explanation) { note("explanation", "the explanation explains nothing") }
      for (path, text) in feedback(of: question) where isShort(text) {
        note(path, "this feedback does not say why: “\(text)”")
      }
      for (index, part) in question.parts.enumerated() {
        guard case .choose(let choice) = part.task else { continue }
        for (place, option) in choice.options.enumerated()
        where option.isCorrect && option.feedback == nil && !choice.allowsSeveral {
          note("parts/\(index)/options/\(place)", "the right option does not say why it is right")
        }
      }
      return found
    }
  }

  private func isShort(_ text: String) -> Bool { WordShingles.words(text).count < leastWords }

  private func feedback(of question: Question) -> [(String, String)] {
    question.proseFields.filter { $0.path.hasSuffix("/feedback") }.map { ($0.path, $0.text) }
  }
}

extension Part {
  fileprivate var isCode: Bool {
    switch task {
    case .write, .repair: true
    case .predict, .choose, .explain: false
    }
  }
}

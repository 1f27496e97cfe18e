/// Finds questions that ask what another one asks.
public struct Duplicate: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "duplicate-question"
  /// What is found.
  public static let summary = "A question asks in the same words what another one asks."

  /// The share of the runs of words from which on two questions are taken to be the same.
  private let threshold = 0.6
  /// The runs by which candidates for a comparison are found.
  private let samples = 24

  /// Makes the rule.
  public init() {}

  /// Names each question beside the one before it in the bank that it is most like.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    let wanted = Set(questions.map(\.id))
    let all = bank.questions
    let texts = all.map { WordShingles(Self.text(of: $0)) }
    var holders: [UInt64: [Int]] = [:]
    var found: [Finding] = []
    for index in all.indices {
      let candidates = Set(texts[index].samples(samples).flatMap { holders[$0] ?? [] })
      let likest = candidates.sorted().map { ($0, texts[index].likeness(to: texts[$0])) }
        .max { ($0.1, $1.0) < ($1.1, $0.0) }
      for sample in texts[index].samples(samples) { holders[sample, default: []].append(index) }
      guard let (other, likeness) = likest, likeness >= threshold,
        wanted.contains(all[index].id) || wanted.contains(all[other].id)
      else { continue }
      let share = Int((likeness * 100).rounded())
      found.append(
        warning(
          all[index], "prompt",
          likeness == 1
            ? "it asks the same as “\(all[other].id)”, word for word"
            : "\(share) % of what it asks stands in “\(all[other].id)” as well", in: bank))
    }
    return found
  }

  /// What a candidate reads and works on before they answer.
  private static func text(of question: Question) -> String {
    let parts = question.parts.map { part in
      let code: [String] =
        switch part.task {
        case .write(let task), .repair(let task): [task.starter?.text].compactMap { $0 }
        case .predict(let prediction): [prediction.code.text]
        case .choose(let choice): choice.options.map { $0.text + " " + ($0.code?.text ?? "") }
        case .explain: []
        }
      return ([part.prompt ?? ""] + code).joined(separator: "\n")
    }
    return ([question.prompt] + parts).joined(separator: "\n")
  }
}

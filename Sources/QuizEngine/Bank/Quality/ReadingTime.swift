/// Finds questions that take longer to read than they may take, or far less than they say.
public struct ReadingTime: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "reading-time"
  /// What is found.
  public static let summary = "The minutes do not fit what there is to read and to do."

  /// The words of prose that a reader takes in, in a minute.
  private let wordsPerMinute = 180.0
  /// The lines of code that a reader takes in, in a minute.
  private let linesPerMinute = 20.0

  /// Makes the rule.
  public init() {}

  /// Compares the minutes with the least and the most that a question can take.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.compactMap { question in
      let reading = readingMinutes(question)
      let least = reading + question.parts.reduce(0) { $0 + leastMinutes($1) }
      let minutes = Double(question.minutes)
      if minutes < least {
        return warning(
          question, "minutes",
          "\(question.minutes) min are too few: reading alone takes \(Self.told(reading)) min, and "
            + "answering at least \(Self.told(least - reading))", in: bank)
      }
      let most = 3 + 6 * reading + question.parts.reduce(0) { $0 + mostMinutes($1) }
      guard minutes > most else { return nil }
      return warning(
        question, "minutes",
        "\(question.minutes) min are more than a candidate can use: there is \(Self.told(reading)) "
          + "min to read, and \(question.parts.count) part(s) to answer", in: bank)
    }
  }

  private func readingMinutes(_ question: Question) -> Double {
    var words = Self.words(question.prompt)
    var lines = 0
    for part in question.parts {
      words += Self.words(part.prompt ?? "")
      switch part.task {
      case .write(let task), .repair(let task): lines += Self.lines(task.starter?.text ?? "")
      case .predict(let prediction): lines += Self.lines(prediction.code.text)
      case .choose(let choice):
        for option in choice.options {
          words += Self.words(option.text)
          lines += Self.lines(option.code?.text ?? "")
        }
      case .explain: break
      }
    }
    return Double(words) / wordsPerMinute + Double(lines) / linesPerMinute
  }

  private func leastMinutes(_ part: Part) -> Double {
    switch part.task {
    case .write(let task), .repair(let task):
      // A good candidate types about eight lines a minute, and changes what is there faster.
      let shortest = task.solutions.map { Self.lines($0.text) }.min() ?? 0
      return max(0.5, Double(max(0, shortest - Self.lines(task.starter?.text ?? ""))) / 8)
    case .predict, .choose: return 0.25
    case .explain: return 0.5
    }
  }

  private func mostMinutes(_ part: Part) -> Double {
    switch part.task {
    case .write(let task), .repair(let task):
      10 + Double(task.solutions.map { Self.lines($0.text) }.max() ?? 0)
    case .predict, .choose: 4
    case .explain(let explanation): 4 + 2 * Double(explanation.rubric.count)
    }
  }

  private static func words(_ text: String) -> Int { WordShingles.words(text).count }

  private static func lines(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { line in line.contains { !$0.isWhitespace } }
  }

  private static func told(_ minutes: Double) -> String {
    let tenths = Int((minutes * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

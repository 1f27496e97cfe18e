/// How ready a candidate is on the day that counts.
public struct Readiness: Sendable, Equatable {
  /// The day: that of the interview, or today.
  public var day: CivilDate
  /// The share of the questions that were seen.
  public var coverage: Double
  /// The mean chance to answer a seen question right on that day; nothing where none was seen.
  public var recall: Double?
  /// The chance to answer any of the questions right on that day, seen or not.
  public var chance: Double
}

extension Readiness {
  /// Right and asked questions that are assumed before anything was answered.
  ///
  /// With little to go by, a new question is taken to be answered right once in four times.
  private static let prior = (right: 1.0, asked: 4.0)

  /// Estimates it: seen questions by their recall, new ones by the share of first answers that were
  /// right on their level.
  init(_ questions: [Question], progress: Progress, now: Instant) {
    let today = progress.day(of: now)
    day = max(progress.settings.interview?.day ?? today, today)
    var firsts: [Level: (right: Double, asked: Double)] = [:]
    for question in questions {
      guard let isRight = progress[question.id].wasRightAtFirst else { continue }
      firsts[question.level, default: Self.prior].asked += 1
      if isRight { firsts[question.level, default: Self.prior].right += 1 }
    }
    var seen = 0
    var known = 0.0
    var guessed = 0.0
    for question in questions {
      if progress[question.id].wasRightAtFirst != nil {
        seen += 1
        known += progress.recall(of: question.id, on: day)
      } else {
        let first = firsts[question.level] ?? Self.prior
        guessed += first.right / first.asked
      }
    }
    let total = Double(questions.count)
    coverage = questions.isEmpty ? 0 : Double(seen) / total
    recall = seen > 0 ? known / Double(seen) : nil
    chance = questions.isEmpty ? 0 : (known + guessed) / total
  }
}

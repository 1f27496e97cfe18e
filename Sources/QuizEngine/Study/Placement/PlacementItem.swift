#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What placing a candidate needs to know of a question.
public struct PlacementItem: Sendable, Hashable, Identifiable {
  /// The question.
  public var id: Slug
  /// Its difficulty, in logits.
  public var difficulty: Double
  /// The chance that guessing gives the right answer.
  public var guessing: Double
  /// Its topics.
  public var topics: [Slug]

  /// Takes every field.
  public init(id: Slug, difficulty: Double, guessing: Double = 0, topics: [Slug] = []) {
    self.id = id
    self.difficulty = difficulty
    self.guessing = guessing
    self.topics = topics
  }
}

extension PlacementItem {
  /// The logits between the levels, where somebody solves 82 % of one and half of the next.
  public static let levelStep = 1.5

  /// The logits by which a question of twice the usual minutes of its level is harder.
  public static let minutesStep = 0.4

  /// Assumes a difficulty from the level and, within it, from the minutes.
  public init(_ question: Question, usualMinutes: Double) {
    let ratio = max(1, Double(question.minutes)) / max(1, usualMinutes)
    let nuance = min(max(log2(ratio), -1), 1) * Self.minutesStep
    self.init(
      id: question.id, difficulty: Self.difficulty(of: question.level) + nuance,
      guessing: question.parts.reduce(1) { $0 * Self.guessing($1) }, topics: question.topics)
  }

  /// The difficulty of a usual question of a level.
  public static func difficulty(of level: Level) -> Double {
    Double(level.rank - Level.intermediate.rank) * levelStep
  }

  /// The items of questions, by their ids.
  public static func items(of questions: [Question]) -> [PlacementItem] {
    var minutes: [Level: [Int]] = [:]
    for question in questions { minutes[question.level, default: []].append(question.minutes) }
    let usual = minutes.mapValues { Double($0.sorted()[$0.count / 2]) }
    return questions.sorted { $0.id < $1.id }.map {
      PlacementItem($0, usualMinutes: usual[$0.level] ?? 1)
    }
  }

  private static func guessing(_ part: Part) -> Double {
    guard case .choose(let choice) = part.task, !choice.options.isEmpty else { return 0 }
    let count = Double(choice.options.count)
    return choice.allowsSeveral ? 1 / (pow(2, count) - 1) : 1 / count
  }
}

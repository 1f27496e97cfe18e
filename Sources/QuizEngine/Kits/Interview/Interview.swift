/// A talk with a candidate: what was asked, what was said, and how long it took.
public struct Interview: Sendable, Equatable {
  /// The kit that the questions are from.
  public var kit: String
  /// Who is asked.
  public var candidate: String
  /// Who asks.
  public var interviewer: String
  /// When it began, as ISO 8601 writes it.
  public var started: String
  /// Whether it came to its end.
  public var isFinished: Bool
  /// The question that is being asked, counted from 0; the number of questions after the last.
  public var position: Int
  /// The questions in order.
  public var entries: [Entry]

  /// Takes every field.
  public init(
    kit: String, candidate: String, interviewer: String, started: String, isFinished: Bool = false,
    position: Int = 0, entries: [Entry]
  ) {
    self.kit = kit
    self.candidate = candidate
    self.interviewer = interviewer
    self.started = started
    self.isFinished = isFinished
    self.position = position
    self.entries = entries
  }

  /// A talk about the first form of a kit, before the first question.
  public init(_ kit: Kit, candidate: String, interviewer: String, started: String) {
    self.init(
      kit: kit.id.description, candidate: candidate, interviewer: interviewer, started: started,
      entries: (kit.forms.first?.items ?? []).map { Entry($0.question) })
  }
}

extension Interview {
  /// The question that is being asked; nil after the last.
  public var current: Entry? { entries.indices.contains(position) ? entries[position] : nil }

  /// The time that all questions took together, in seconds.
  public var seconds: Double { entries.reduce(0) { $0 + $1.seconds } }
}

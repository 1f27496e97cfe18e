extension Interview {
  /// A question of a talk.
  public struct Entry: Sendable, Equatable {
    /// The question's id.
    public var question: String
    /// The question's title.
    public var title: String
    /// How demanding it is.
    public var level: Level
    /// What it is about.
    public var topics: [String]
    /// The minutes that it is meant to take.
    public var minutes: Int
    /// What a good answer says, with the points for it.
    public var lines: [Line]
    /// What may be asked next.
    public var followUps: [FollowUp]
    /// What the interviewer wrote down.
    public var notes: [String]
    /// The time that it took, in seconds.
    public var seconds: Double
    /// Whether it was asked.
    public var state: State

    /// Takes every field.
    public init(
      question: String, title: String, level: Level, topics: [String], minutes: Int, lines: [Line],
      followUps: [FollowUp], notes: [String], seconds: Double, state: State
    ) {
      self.question = question
      self.title = title
      self.level = level
      self.topics = topics
      self.minutes = minutes
      self.lines = lines
      self.followUps = followUps
      self.notes = notes
      self.seconds = seconds
      self.state = state
    }
  }

  /// Something that earns points when it is said or done.
  public struct Line: Sendable, Equatable {
    /// The part of the question, from 1.
    public var part: Int
    /// What is said or done, in Markdown.
    public var text: String
    /// The points for it.
    public var points: Int
    /// Whether it was.
    public var isSaid: Bool

    /// Takes every field.
    public init(
      part: Int, text: String, points: Int, isSaid: Bool
    ) {
      self.part = part
      self.text = text
      self.points = points
      self.isSaid = isSaid
    }
  }

  /// A question that may follow.
  public struct FollowUp: Sendable, Equatable {
    /// The question, in Markdown.
    public var ask: String
    /// Whether it was asked.
    public var isAsked: Bool

    /// Takes every field.
    public init(
      ask: String, isAsked: Bool
    ) {
      self.ask = ask
      self.isAsked = isAsked
    }
  }

  /// What became of a question.
  public enum State: String, Sendable, CaseIterable {
    /// It was not reached yet.
    case waiting
    /// It was asked.
    case asked
    /// It was left out.
    case skipped
  }
}

extension Interview.Entry {
  init(_ question: Question) {
    self.init(
      question: question.id.text, title: question.title, level: question.level,
      topics: question.topics.map(\.text), minutes: question.minutes,
      lines: question.parts.enumerated().flatMap { index, part in
        part.rubricLines(part: index + 1)
      },
      followUps: question.followUps.map { Interview.FollowUp(ask: $0.ask, isAsked: false) },
      notes: [], seconds: 0, state: .waiting)
  }

  /// The points for what was said.
  public var points: Int { lines.reduce(0) { $0 + ($1.isSaid ? $1.points : 0) } }

  /// The points for everything.
  public var possiblePoints: Int { lines.reduce(0) { $0 + $1.points } }
}

/// A question of the bank, with everything that is asked, proved and told about it.
public struct Question: Sendable, Equatable, Identifiable {
  /// The name of its folder; unique in the bank, and never changed.
  public var id: Slug
  /// The pack that it belongs to.
  public var pack: Slug
  /// One line that names the question and gives nothing away.
  public var title: String
  /// How it is put to a candidate.
  public var format: Format
  /// How demanding it is.
  public var level: Level
  /// What it is about, at least one.
  public var topics: [Slug]
  /// The time that a good candidate needs, in minutes, 1 to 120.
  public var minutes: Int
  /// The first version of Swift that it makes sense in.
  public var since: SwiftVersion?
  /// The language modes in which all its claims are proved, old to new, at least one.
  public var modes: [LanguageMode]
  /// Modules that its code needs and that not every system has.
  public var requires: [String]
  /// What is asked, in Markdown.
  public var prompt: String
  /// What is to be done, at least one part.
  public var parts: [Part]
  /// Help that costs a share of the points each.
  public var hints: [Hint]
  /// Why the answer is what it is, in Markdown.
  public var explanation: String
  /// What changed in which version of Swift.
  public var history: [HistoryEntry]
  /// What an interviewer asks next.
  public var followUps: [FollowUp]
  /// Where more can be read.
  public var references: [Reference]

  /// Takes every field; nothing has a default, so nothing is forgotten.
  public init(
    id: Slug, pack: Slug, title: String, format: Format, level: Level, topics: [Slug],
    minutes: Int, since: SwiftVersion?, modes: [LanguageMode], requires: [String],
    prompt: String, parts: [Part], hints: [Hint], explanation: String,
    history: [HistoryEntry], followUps: [FollowUp], references: [Reference]
  ) {
    self.id = id
    self.pack = pack
    self.title = title
    self.format = format
    self.level = level
    self.topics = topics
    self.minutes = minutes
    self.since = since
    self.modes = modes
    self.requires = requires
    self.prompt = prompt
    self.parts = parts
    self.hints = hints
    self.explanation = explanation
    self.history = history
    self.followUps = followUps
    self.references = references
  }
}

extension Question {
  /// The points of all parts together.
  public var points: Int {
    parts.reduce(0) { $0 + $1.points }
  }

  /// The mode in which a candidate's answer is graded: the newest.
  public var gradingMode: LanguageMode {
    modes.max() ?? .six
  }
}

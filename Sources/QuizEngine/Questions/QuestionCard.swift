/// What a list tells of a question.
public struct QuestionCard: Sendable, Hashable, Identifiable {
  /// The name of the question.
  public var id: Slug
  /// The pack that it belongs to.
  public var pack: Slug
  /// One line that names the question.
  public var title: String
  /// How it is put to a candidate.
  public var format: Question.Format
  /// How demanding it is.
  public var level: Level
  /// What it is about.
  public var topics: [Slug]
  /// The time that a good candidate needs, in minutes.
  public var minutes: Int
  /// The points of all parts together.
  public var points: Int
  /// What each part asks for.
  public var parts: [Part.Kind]

  /// Takes every field.
  public init(
    id: Slug, pack: Slug, title: String, format: Question.Format, level: Level, topics: [Slug],
    minutes: Int, points: Int, parts: [Part.Kind]
  ) {
    self.id = id
    self.pack = pack
    self.title = title
    self.format = format
    self.level = level
    self.topics = topics
    self.minutes = minutes
    self.points = points
    self.parts = parts
  }
}

extension Question {
  /// What a list tells of it.
  public var card: QuestionCard {
    QuestionCard(
      id: id, pack: pack, title: title, format: format, level: level, topics: topics,
      minutes: minutes, points: points, parts: parts.map(\.kind))
  }
}

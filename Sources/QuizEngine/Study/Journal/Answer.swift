/// A grade that stands: it was not taken back, and its rating is the one that the candidate wants.
public struct Answer: Sendable, Equatable, Identifiable {
  /// The id of the journal's entry.
  public var id: String
  /// When it was given.
  public var time: Instant
  /// The study day on which it was given.
  public var day: CivilDate
  /// The session that it was given in.
  public var session: String?
  /// What became of the question.
  public var record: GradeRecord
}

extension Answer {
  /// Takes the entry, and its record with the rating that stands.
  init(_ entry: Journal.Entry, _ record: GradeRecord) {
    self.init(
      id: entry.id, time: entry.time, day: entry.day, session: entry.session, record: record)
  }

  /// Whether everything was right.
  public var isRight: Bool { record.rating.map(\.isPass) ?? false }
}

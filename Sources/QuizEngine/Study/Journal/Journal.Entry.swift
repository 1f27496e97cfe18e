extension Journal {
  /// Something that happened, with when and where; the journal is made of nothing else.
  public struct Entry: Sendable, Equatable, Identifiable {
    /// A name that no other entry has, on any machine.
    public var id: String
    /// When it happened.
    public var time: Instant
    /// The study day on which it happened, where the candidate was.
    public var day: CivilDate
    /// The session that it belongs to.
    public var session: String?
    /// What happened.
    public var event: Event

    /// Takes every field.
    public init(id: String, time: Instant, day: CivilDate, session: String?, event: Event) {
      self.id = id
      self.time = time
      self.day = day
      self.session = session
      self.event = event
    }
  }
}

extension Journal.Entry {
  /// Orders entries by time, and those of the same time by id, the same on every machine.
  static func precedes(_ one: Self, _ other: Self) -> Bool {
    (one.time, one.id) < (other.time, other.id)
  }
}

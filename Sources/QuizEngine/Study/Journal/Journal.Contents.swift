extension Journal {
  /// What stands in a journal.
  public struct Contents: Sendable, Equatable {
    /// The entries by time, each once.
    public internal(set) var entries: [Entry]
    /// The lines that are no entries.
    public internal(set) var damage: [Damage]

    /// Takes entries by time, each once, and damaged lines.
    init(entries: [Entry], damage: [Damage]) {
      self.entries = entries
      self.damage = damage
    }
  }
}

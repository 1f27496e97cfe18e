extension Journal {
  /// What stands in a journal.
  public struct Contents: Sendable, Equatable {
    /// The entries by time, each once.
    public var entries: [Entry]
    /// The lines that are no entries.
    public var damage: [Damage]

    /// Takes every field.
    public init(entries: [Entry] = [], damage: [Damage] = []) {
      self.entries = entries
      self.damage = damage
    }
  }
}

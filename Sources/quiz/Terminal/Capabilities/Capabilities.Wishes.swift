extension Capabilities {
  /// What the options ask for.
  struct Wishes: Sendable, Hashable {
    /// When to colour.
    var color = ColorWish.auto
    /// Whether only plain lines are wanted.
    var plain = false
    /// Whether a program drives the session.
    var json = false
  }
}

/// When to colour, as `--color` says.
enum ColorWish: String, Sendable, Hashable, CaseIterable {
  case auto, always, never
}

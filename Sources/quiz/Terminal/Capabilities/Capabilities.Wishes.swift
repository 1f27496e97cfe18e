import QuizEngine

extension Capabilities {
  /// What the options ask for.
  struct Wishes: Sendable, Hashable {
    /// When to colour.
    var color = ColorWish.auto
    /// What the terminal's background is like, where somebody says so.
    var background: Palette.Background?
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

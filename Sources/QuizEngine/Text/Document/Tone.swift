/// What a piece of text means to the reader, beyond its words.
public enum Tone: String, Hashable, Sendable, CaseIterable {
  /// It is as it should be.
  case right
  /// Some of it is as it should be.
  case partly
  /// It is not as it should be.
  case wrong
  /// It helps without giving all away.
  case hint
  /// It may go wrong.
  case warning
  /// It is worth knowing.
  case note
  /// It matters less than what surrounds it.
  case muted
  /// It is what the eye should find first.
  case accent
}

extension Tone {
  /// The word that says it where there is no colour; none where the tone is only about weight.
  public var label: String? {
    switch self {
    case .right: "ok"
    case .partly, .wrong, .hint, .warning, .note: rawValue
    case .muted, .accent: nil
    }
  }

  /// The word that says it before other words; none where these begin with it already.
  func label(before words: String) -> String? {
    guard let label, !words.isEmpty, !words.lowercased().hasPrefix(label) else { return nil }
    return label
  }

  /// The sign that says how something went.
  var sign: String? {
    switch self {
    case .right: "✓"
    case .partly: "~"
    case .wrong: "✗"
    case .hint, .warning, .note, .muted, .accent: nil
    }
  }

  /// The words above a callout.
  public var title: String {
    switch self {
    case .right: "Right"
    case .partly: "Partly right"
    case .wrong: "Wrong"
    case .hint: "Hint"
    case .warning: "Warning"
    case .note: "Note"
    case .muted: "Aside"
    case .accent: "Important"
    }
  }
}

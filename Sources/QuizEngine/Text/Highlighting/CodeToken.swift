/// A piece of source text of one kind.
public struct CodeToken: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The text, exactly as it stands in the source.
  public var text: String

  /// Names a piece of source text.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension CodeToken {
  /// What a piece of source text is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A word of the language.
    case keyword
    /// A name that begins with a capital letter.
    case type
    /// Words within quotes, and the quotes.
    case string
    /// The marks around code within a string.
    case interpolation
    /// A number.
    case number
    /// Words for the reader alone.
    case comment
    /// A word that begins with `@`.
    case attribute
    /// A word for the compiler, such as `#if`.
    case directive
    /// A regular expression.
    case regex
    /// Signs that compute.
    case `operator`
    /// A line that was added.
    case inserted
    /// A line that was removed.
    case deleted
    /// Everything else.
    case plain
  }
}

extension Prose {
  /// One piece of running text.
  public indirect enum Inline: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A piece of code.
    case code(String)
    /// Words that are stressed.
    case emphasis(Prose)
    /// Words that matter most.
    case strong(Prose)
    /// Words that lead to an address.
    case link(Prose, to: String)
    /// Words that carry a meaning.
    case toned(Tone, Prose)
    /// How much of a whole is there.
    case bar(Bar)
    /// Numbers one after another, as a small curve where that can be drawn.
    case series([Int])
    /// A line's end in the source that is as good as a space.
    case softBreak
    /// A line's end that must stay.
    case lineBreak
  }
}

extension Prose.Inline {
  /// The words alone, without marks and tones.
  var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let prose), .strong(let prose), .link(let prose, to: _), .toned(_, let prose):
      prose.plainText
    case .bar(let bar): "\(bar.part)/\(bar.whole)"
    case .series(let numbers): numbers.map(String.init).joined(separator: " ")
    case .softBreak: " "
    case .lineBreak: "\n"
    }
  }
}

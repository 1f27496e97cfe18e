extension Layout {
  /// Running text in pieces of one style.
  func spans(_ prose: Prose, _ style: Style) -> [Span] {
    prose.inlines.flatMap { spans($0, style) }
  }

  private func spans(_ inline: Prose.Inline, _ style: Style) -> [Span] {
    switch inline {
    case .text(let text):
      [Span(text.shown, style)]
    case .code(let code):
      [Span(marked(code.shown, by: "`"), style.with(.inlineCode))]
    case .emphasis(let prose):
      emphasis(prose, style.emphasized)
    case .strong(let prose):
      emphasis(prose, style.strong)
    case .link(let prose, let address):
      link(prose, to: address.shown, style)
    case .toned(let tone, let prose):
      toned(tone, spans(prose, style.with(.tone(tone))), style.with(.tone(tone)))
    case .bar(let bar):
      self.bar(bar, style)
    case .softBreak:
      [Span(" ", style)]
    case .lineBreak:
      [Span("\n", style)]
    }
  }

  private func marked(_ code: String, by sign: String) -> String {
    marksInlines ? sign + code + sign : code
  }

  private func emphasis(_ prose: Prose, _ style: Style) -> [Span] {
    let spans = spans(prose, style)
    guard marksInlines else { return spans }
    return [Span("*", style)] + spans + [Span("*", style)]
  }

  private func link(_ prose: Prose, to address: String, _ style: Style) -> [Span] {
    var linked = style.with(.link)
    linked.link = address
    let spans = spans(prose, linked)
    let text = prose.plainText
    guard showsAddresses, text != address, "mailto:" + text != address else { return spans }
    return spans + [Span(" (\(address))", style.with(.tone(.muted)))]
  }

  /// Puts the sign or the word of a tone before words.
  func toned(_ tone: Tone, _ spans: [Span], _ style: Style) -> [Span] {
    if !saysTonesInWords, let sign = tone.sign {
      return [Span(sign + " ", style)] + spans
    }
    let words = spans.map(\.text).joined().lowercased()
    guard let label = tone.label, !words.hasPrefix(label), !words.isEmpty else { return spans }
    return [Span(label + ": ", style)] + spans
  }

  private func bar(_ bar: Prose.Bar, _ style: Style) -> [Span] {
    let steps = 16
    let filled = bar.filled(of: steps)
    let ends = glyphs.barEnds
    return [
      Span(
        ends.0 + String(repeating: glyphs.filled, count: filled), style.with(.tone(bar.tone))),
      Span(
        String(repeating: glyphs.empty, count: steps - filled) + ends.1, style.with(.frame)),
    ]
  }
}

extension Tone {
  /// The sign that says how something went.
  fileprivate var sign: String? {
    switch self {
    case .right: "✓"
    case .partly: "~"
    case .wrong: "✗"
    case .hint, .warning, .note, .muted, .accent: nil
    }
  }
}

extension String {
  /// The text as it may stand in a line: safe, and without tabs.
  fileprivate var shown: String {
    String(visible.map { $0 == "\t" ? " " : $0 })
  }
}

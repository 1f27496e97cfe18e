extension Layout {
  /// Running text in pieces of one style.
  func spans(_ prose: Prose, _ style: Style) -> [StyledText] {
    prose.inlines.flatMap { spans($0, style) }
  }

  private func spans(_ inline: Prose.Inline, _ style: Style) -> [StyledText] {
    switch inline {
    case .text(let text):
      [StyledText(text.shown, style)]
    case .code(let code):
      [StyledText(marked(code.shown, by: "`"), style.with(.inlineCode))]
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
    case .series(let numbers):
      [StyledText(glyphs.series(numbers), style.with(.tone(.accent)))]
    case .softBreak:
      [StyledText(" ", style)]
    case .lineBreak:
      [StyledText("\n", style)]
    }
  }

  private func marked(_ code: String, by sign: String) -> String {
    marksInlines ? sign + code + sign : code
  }

  private func emphasis(_ prose: Prose, _ style: Style) -> [StyledText] {
    let spans = spans(prose, style)
    guard marksInlines else { return spans }
    return [StyledText("*", style)] + spans + [StyledText("*", style)]
  }

  private func link(_ prose: Prose, to address: String, _ style: Style) -> [StyledText] {
    var linked = style.with(.link)
    if opensLinks, address.hasSafeScheme { linked.link = address }
    let spans = spans(prose, linked)
    let text = prose.plainText
    guard linked.link == nil, text != address, "mailto:" + text != address else { return spans }
    return spans + [StyledText(" (\(address))", style.with(.tone(.muted)))]
  }

  /// Puts the sign or the word of a tone before words.
  func toned(_ tone: Tone, _ spans: [StyledText], _ style: Style) -> [StyledText] {
    if !saysTonesInWords, let sign = tone.sign {
      return [StyledText(sign + " ", style)] + spans
    }
    guard let label = tone.label(before: spans.map(\.text).joined()) else { return spans }
    return [StyledText(label + ": ", style)] + spans
  }

  private func bar(_ bar: Prose.Bar, _ style: Style) -> [StyledText] {
    let steps = 16
    let filled = bar.filled(of: steps)
    let ends = glyphs.barEnds
    return [
      StyledText(
        ends.0 + String(repeating: glyphs.filled, count: filled), style.with(.tone(bar.tone))),
      StyledText(
        String(repeating: glyphs.empty, count: steps - filled) + ends.1, style.with(.frame)),
    ]
  }
}

extension String {
  /// The text as it may stand in a line: safe, and without tabs.
  fileprivate var shown: String {
    String(visible.map { $0 == "\t" ? " " : $0 })
  }
}

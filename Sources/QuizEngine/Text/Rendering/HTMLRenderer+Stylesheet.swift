extension HTMLRenderer {
  /// Rules for tones, code and tables, readable on white and in black and white.
  public static let stylesheet: String = {
    let tones = Tone.allCases.map { (".tone-\($0.rawValue)", Style.Role.tone($0)) }
    let tokens = CodeToken.Kind.allCases.map { (".code-\($0.rawValue)", Style.Role.token($0)) }
    let colors = (tones + tokens).compactMap { selector, role in
      Palette.Ink(role).map { "\(selector) { color: \($0.color(on: .light).css) }\n" }
    }
    return colors.joined() + """
      .callout { border-left: 0.2em solid; padding-left: 1em }
      .callout > * { color: CanvasText }
      .callout > .callout-title { color: inherit; font-weight: bold }
      .left { text-align: left }
      .center { text-align: center }
      .right { text-align: right }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; break-inside: avoid }
      .code-comment { font-style: italic }
      .code-keyword { font-weight: bold }

      """
  }()
}

extension Palette.Color {
  /// The colour as style sheets write it.
  fileprivate var css: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return part < 16 ? "0" + digits : digits
      }.joined()
  }
}

struct Markup {
  let text: String
}

extension Markup: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { text = value }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ markup: Markup) { appendLiteral(markup.text) }
}

struct Markup: ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral value: String) {
    text = value
  }
}

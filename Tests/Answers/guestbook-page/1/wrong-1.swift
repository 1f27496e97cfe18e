struct Markup: ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) {
    text = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }
}

struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
  private(set) var text: String
  var description: String { text }
  init(stringLiteral value: String) { self.text = value }
  init(stringInterpolation interpolation: StringInterpolation) {
    self.text = String(stringInterpolation: interpolation.inner)
  }
  struct StringInterpolation: StringInterpolationProtocol {
    typealias StringLiteralType = String
    var inner: DefaultStringInterpolation
    init(literalCapacity: Int, interpolationCount: Int) {
      inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }
    mutating func appendInterpolation(_ s: String) {
      inner.appendInterpolation(
        s.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
          .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
          .split(separator: ">", omittingEmptySubsequences: false).joined(separator: "&gt;"))
    }
    mutating func appendInterpolation(_ i: Int) { inner.appendInterpolation(i) }
    mutating func appendInterpolation(_ m: Markup) { inner.appendInterpolation(m.text) }
  }
}
let x: Markup = "a\(1)"
print(x)

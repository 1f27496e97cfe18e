protocol Renderable { var markup: String { get } }
extension String: Renderable {
  var markup: String {
    var s = ""
    for u in unicodeScalars {
      if u == "&" {
        s += "&amp;"
      } else if u == "<" {
        s += "&lt;"
      } else if u == ">" {
        s += "&gt;"
      } else {
        s.unicodeScalars.append(u)
      }
    }
    return s
  }
}
extension Int: Renderable { var markup: String { description } }
struct Markup: Renderable {
  let text: String
  var markup: String { text }
}
extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: Interpolation) { text = stringInterpolation.result }
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var result = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { result.append(literal) }
    mutating func appendInterpolation(_ value: any Renderable) { result.append(value.markup) }
  }
}

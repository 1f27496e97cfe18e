struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
  private(set) var text: String
  var description: String { text }

  init(stringLiteral value: StaticString) { text = "\(value)" }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.out }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var out = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: StaticString) { out += "\(literal)" }
    mutating func appendInterpolation<T: SafeToShow>(_ value: T) { out += value.markupText }
  }
}

protocol SafeToShow {
  var markupText: String { get }
}
extension Int: SafeToShow { var markupText: String { "\(self)" } }
extension Markup: SafeToShow { var markupText: String { text } }
extension String: SafeToShow {
  var markupText: String {
    reduce(into: "") { result, c in
      if c == "&" {
        result += "&amp;"
      } else if c == "<" {
        result += "&lt;"
      } else if c == ">" {
        result += "&gt;"
      } else {
        result.append(c)
      }
    }
  }
}

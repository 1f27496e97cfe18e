import Foundation

final class Markup: ExpressibleByStringInterpolation {
  typealias StringLiteralType = String
  let text: String

  required init(stringLiteral value: String) { text = value }
  required init(stringInterpolation: Builder) { text = stringInterpolation.result }

  struct Builder: StringInterpolationProtocol {
    private(set) var result: String
    init(literalCapacity: Int, interpolationCount: Int) {
      result = ""
      result.reserveCapacity(literalCapacity + interpolationCount * 8)
    }
    mutating func appendLiteral(_ literal: String) { result.append(literal) }
    mutating func appendInterpolation(_ int: Int) { result.append(int.description) }
    mutating func appendInterpolation(_ markup: Markup) { result.append(markup.text) }
    mutating func appendInterpolation(_ string: String) {
      let table: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
      result += string.map { table[$0] ?? String($0) }.joined()
    }
  }
}

let guest = "<b>"
let m: Markup = "<p>\(guest) \(3)</p>"
print(m.text)

struct Markup {
  let pieces: [String]

  var text: String { pieces.joined() }
}

extension Markup: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self.init(pieces: [value])
  }
}

extension Markup: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StringLiteralType) {
      pieces.append(literal)
    }

    mutating func appendInterpolation(_ value: String) {
      pieces.append(
        value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing(">", with: "&gt;"))
    }

    mutating func appendInterpolation(_ number: Int) {
      pieces.append("\(number)")
    }

    mutating func appendInterpolation(_ part: Markup) {
      pieces += part.pieces
    }
  }

  init(stringInterpolation: StringInterpolation) {
    self.init(pieces: stringInterpolation.pieces)
  }
}

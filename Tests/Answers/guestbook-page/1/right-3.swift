public struct Markup {
  public let text: String
  static func escape(_ s: String) -> String {
    s.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
      .split(separator: ">", omittingEmptySubsequences: false).joined(separator: "&gt;")
  }
}

extension Markup: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(text: value) }
  public init(stringInterpolation i: Interpolation) { self.init(text: i.text) }

  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ value: String) { text += Markup.escape(value) }
    public mutating func appendInterpolation(_ value: Int) { text += "\(value)" }
    public mutating func appendInterpolation(_ value: Markup) { text += value.text }
  }
}

import Foundation
public final class Markup: ExpressibleByStringInterpolation {
  public let text: String
  public required init(stringLiteral value: StringLiteralType) { text = value }
  public init(stringInterpolation i: Builder) { text = i.out.joined() }
  public struct Builder: StringInterpolationProtocol {
    var out = [String]()
    public init(literalCapacity: Int, interpolationCount: Int) {
      out.reserveCapacity(2 * interpolationCount + 1)
    }
    public mutating func appendLiteral(_ literal: String) { out += [literal] }
    public mutating func appendInterpolation<S: StringProtocol>(_ s: S) {
      let table: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
      out.append(s.map { table[$0] ?? String($0) }.joined())
    }
    public mutating func appendInterpolation<N: BinaryInteger>(_ n: N) { out.append(String(n)) }
    public mutating func appendInterpolation(_ m: Markup) { out.append(m.text) }
  }
}

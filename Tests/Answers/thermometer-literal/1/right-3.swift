public struct Celsius: Hashable, Comparable, CustomStringConvertible {
  public let degrees: Double

  public init(degrees: Double) { self.degrees = degrees }

  public init(_ degrees: Double) { self.degrees = degrees }

  public var description: String { "\(degrees) °C" }

  public static func < (left: Celsius, right: Celsius) -> Bool { left.degrees < right.degrees }
}

extension Celsius: ExpressibleByIntegerLiteral {
  public typealias IntegerLiteralType = Double

  public init(integerLiteral value: IntegerLiteralType) { self.init(value) }
}

extension Celsius: ExpressibleByFloatLiteral {
  public typealias FloatLiteralType = Double

  public init(floatLiteral value: FloatLiteralType) { self.init(value) }
}

import Foundation

struct Feet {}
struct Metres {}

public struct Length<Unit>: ExpressibleByFloatLiteral, CustomStringConvertible {
  private let number: Double
  public var value: Double { number }

  public init(_ value: Double) { number = value }
  public init(floatLiteral value: Double) { number = value }

  public var description: String { "\(number) \(Unit.self)" }

  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension Length where Unit == Feet {
  var inMetres: Length<Metres> { return Length<Metres>(value * 0.3048) }
}

extension Length where Unit == Metres {
  var inFeet: Length<Feet> { return Length<Feet>(value / 0.3048) }
}

let height: Length<Feet> = 3.5
print(height + 1.5, height.inMetres)

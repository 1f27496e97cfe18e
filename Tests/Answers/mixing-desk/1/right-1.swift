import Foundation

@propertyWrapper
public struct Limited<T> where T: Comparable {
  let range: ClosedRange<T>
  var stored: (value: T, changed: Bool)

  public init(wrappedValue initial: T, _ range: ClosedRange<T>) {
    self.range = range
    stored = Limited.clamp(initial, range)
  }

  static func clamp(_ value: T, _ range: ClosedRange<T>) -> (value: T, changed: Bool) {
    if range.contains(value) { return (value, false) }
    return (value < range.lowerBound ? range.lowerBound : range.upperBound, true)
  }

  public var wrappedValue: T {
    get { stored.value }
    set { stored = Self.clamp(newValue, range) }
  }

  public var projectedValue: Bool { stored.changed }
}

struct Desk {
  @Limited(0...100) var volume = 50
  @Limited(-1...1) var pan = 0.0
}
var desk = Desk()
desk.volume = 120
print(desk.volume, desk.$volume)

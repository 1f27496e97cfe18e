@propertyWrapper
struct Limited<Value: Comparable> {
  private let limits: ClosedRange<Value>
  var projectedValue = false

  var wrappedValue: Value {
    didSet {
      projectedValue = !limits.contains(wrappedValue)
      wrappedValue = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    }
  }

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    self.wrappedValue = limits.lowerBound
    defer { self.wrappedValue = wrappedValue }
  }
}

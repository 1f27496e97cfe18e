@propertyWrapper
struct Limited<Value: Comparable & Hashable> {
  private let limits: ClosedRange<Value>
  private var value: Value
  private(set) var projectedValue: Bool

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    projectedValue = value != wrappedValue
  }

  var wrappedValue: Value {
    get { value }
    set {
      value = min(max(newValue, limits.lowerBound), limits.upperBound)
      projectedValue = value != newValue
    }
  }
}

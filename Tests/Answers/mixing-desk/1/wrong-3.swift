@propertyWrapper
struct Limited<Value: Comparable> {
  let limits: ClosedRange<Value>
  var value: Value
  var projectedValue: Bool

  init(_ limits: ClosedRange<Value>, wrappedValue: Value) {
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

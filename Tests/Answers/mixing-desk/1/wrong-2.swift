@propertyWrapper
struct Limited<Value: Comparable> {
  let limits: ClosedRange<Value>
  var value: Value
  var projectedValue: Self { self }

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }
}

@propertyWrapper
struct Limited<Value: Comparable> {
  private let limits: ClosedRange<Value>
  private var value: Value

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }
}

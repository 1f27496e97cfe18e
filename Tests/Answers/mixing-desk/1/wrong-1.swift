@propertyWrapper
struct Limited<Value: Comparable> {
  let limits: ClosedRange<Value>
  var value: Value
  var projectedValue: Bool

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = wrappedValue
    projectedValue = false
    self.wrappedValue = wrappedValue
  }

  var wrappedValue: Value {
    get { value }
    set {
      projectedValue = !limits.contains(newValue)
      if !projectedValue { value = newValue }
    }
  }
}

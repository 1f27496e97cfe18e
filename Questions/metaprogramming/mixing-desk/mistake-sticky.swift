@propertyWrapper
struct Limited<Value: Comparable> {
  private let limits: ClosedRange<Value>
  private var value: Value
  private(set) var projectedValue = false

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = wrappedValue
    self.wrappedValue = wrappedValue
  }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      if newValue < limits.lowerBound {
        value = limits.lowerBound
        projectedValue = true
      } else if newValue > limits.upperBound {
        value = limits.upperBound
        projectedValue = true
      }
    }
  }
}

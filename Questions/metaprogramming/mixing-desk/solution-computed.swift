@propertyWrapper
struct Limited<Value: Comparable> {
  private let limits: ClosedRange<Value>
  private var given: Value

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    given = wrappedValue
    self.limits = limits
  }

  var wrappedValue: Value {
    get {
      if given < limits.lowerBound { return limits.lowerBound }
      if given > limits.upperBound { return limits.upperBound }
      return given
    }
    set { given = newValue }
  }

  var projectedValue: Bool { !limits.contains(given) }
}

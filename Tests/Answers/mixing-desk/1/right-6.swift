@propertyWrapper
struct Limited<Value: Comparable> {
  private let limits: ClosedRange<Value>
  private(set) var value: Value
  private var wasCut = false

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    self.limits = limits
    value = limits.upperBound
    take(wrappedValue)
  }

  private mutating func take(_ wish: Value) {
    value = wish
    wasCut = true
    if wish < limits.lowerBound {
      value = limits.lowerBound
    } else if wish > limits.upperBound {
      value = limits.upperBound
    } else {
      wasCut = false
    }
  }

  var wrappedValue: Value {
    get { value }
    set { take(newValue) }
  }

  var projectedValue: Bool { wasCut }
}

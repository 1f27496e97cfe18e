@propertyWrapper
struct Limited<Value: Comparable> {
  private let range: ClosedRange<Value>
  private(set) var projectedValue: Bool

  var wrappedValue: Value {
    didSet {
      let (value, changed) = Limited.checked(wrappedValue, range)
      wrappedValue = value
      projectedValue = changed
    }
  }

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    (self.wrappedValue, projectedValue) = Limited.checked(wrappedValue, range)
  }

  private static func checked(_ value: Value, _ range: ClosedRange<Value>) -> (Value, Bool) {
    (max(range.lowerBound, min(range.upperBound, value)), !range.contains(value))
  }
}

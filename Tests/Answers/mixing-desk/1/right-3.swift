@propertyWrapper
struct Limited<Value: Comparable> {
  private var box: [Value]
  private let low: Value
  private let high: Value
  var projectedValue: Bool

  init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
    low = limits.lowerBound
    high = limits.upperBound
    box = [low]
    projectedValue = false
    self.wrappedValue = wrappedValue
  }

  var wrappedValue: Value {
    get { box[0] }
    set {
      switch newValue {
      case ..<low: (box[0], projectedValue) = (low, true)
      case low...high: (box[0], projectedValue) = (newValue, false)
      default: (box[0], projectedValue) = (high, true)
      }
    }
  }
}

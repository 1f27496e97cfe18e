@propertyWrapper
struct Limited {
  private let limits: ClosedRange<Int>
  private var value: Int
  private(set) var projectedValue: Bool

  init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    projectedValue = value != wrappedValue
  }

  var wrappedValue: Int {
    get { value }
    set {
      value = min(max(newValue, limits.lowerBound), limits.upperBound)
      projectedValue = value != newValue
    }
  }
}

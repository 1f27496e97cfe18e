extension Comparable {
  func limited(to range: ClosedRange<Self>) -> Self {
    if self < range.lowerBound { return range.lowerBound }
    return self > range.upperBound ? range.upperBound : self
  }
}

@propertyWrapper
struct Limited<Value: Comparable> {
  private enum State {
    case given(Value)
    case cut(Value)
  }

  private var state: State
  private let cut: (Value) -> Value

  init(wrappedValue value: Value, _ range: ClosedRange<Value>) {
    cut = { $0.limited(to: range) }
    let kept = cut(value)
    state = kept == value ? .given(value) : .cut(kept)
  }

  var wrappedValue: Value {
    get {
      switch state {
      case .given(let value), .cut(let value): value
      }
    }
    set {
      let kept = cut(newValue)
      state = kept == newValue ? .given(newValue) : .cut(kept)
    }
  }

  var projectedValue: Bool {
    if case .cut = state { true } else { false }
  }
}

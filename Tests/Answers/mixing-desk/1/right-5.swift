import Foundation

@propertyWrapper
struct Limited<Bound: Comparable> {
  private final class Storage {
    var value: Bound
    var changed: Bool
    init(value: Bound, changed: Bool) {
      self.value = value
      self.changed = changed
    }
  }

  private var storage: Storage
  let bounds: ClosedRange<Bound>

  init(wrappedValue: Bound, _ bounds: ClosedRange<Bound>) {
    self.bounds = bounds
    let sorted = [bounds.lowerBound, wrappedValue, bounds.upperBound].sorted()
    storage = Storage(value: sorted[1], changed: sorted[1] != wrappedValue)
  }

  public var wrappedValue: Bound {
    get { storage.value }
    set {
      let sorted = [bounds.lowerBound, newValue, bounds.upperBound].sorted()
      storage = Storage(value: sorted[1], changed: !(bounds ~= newValue))
    }
  }

  var projectedValue: Bool {
    get { storage.changed }
  }
}

struct Desk {
  @Limited(0...100) var volume = 50
  @Limited(-1...1) var pan = 0.0
}

var desk = Desk()
desk.pan = 3
print(desk.pan, desk.$pan, desk.$volume)

final class Step {
  let place: Int
  var origin: Origin
  init(place: Int, origin: Origin) { self.place = place; self.origin = origin }
}
enum Origin { case start; case after(Step) }

/// Only the trail's own box takes the chain apart.
private final class End {
  var step: Step?
  init(_ step: Step?) { self.step = step }
  deinit {
    guard var current = step else { return }
    step = nil
    while isKnownUniquelyReferenced(&current) {
      guard case .after(let next) = current.origin else { return }
      current.origin = .start
      current = next
    }
  }
}

struct Trail {
  private var end = End(nil)
  init() {}
  var places: [Int] {
    var result: [Int] = []
    var step = end.step
    while let s = step {
      result.append(s.place)
      if case .after(let next) = s.origin { step = next } else { step = nil }
    }
    return result
  }
  mutating func go(to place: Int) {
    end = End(Step(place: place, origin: end.step.map { .after($0) } ?? .start))
  }
  mutating func back() -> Int? {
    guard let last = end.step else { return nil }
    if case .after(let next) = last.origin { end = End(next) } else { end = End(nil) }
    return last.place
  }
}

final class Step {
  let place: Int
  private(set) var origin: Origin

  init(place: Int, origin: Origin) {
    self.place = place
    self.origin = origin
  }

  deinit {
    origin = .start
  }
}

enum Origin {
  case start
  case after(Step)
}

struct Trail {
  private var origin = Origin.start

  init() {}

  var places: [Int] {
    var result: [Int] = []
    var rest = origin
    while case .after(let step) = rest {
      result.append(step.place)
      rest = step.origin
    }
    return result
  }

  mutating func go(to place: Int) {
    origin = .after(Step(place: place, origin: origin))
  }

  mutating func back() -> Int? {
    guard case .after(let step) = origin else { return nil }
    origin = step.origin
    return step.place
  }
}

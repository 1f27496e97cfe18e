final class Step {
  let place: Int
  var origin: Origin
  init(place: Int, origin: Origin) {
    self.place = place
    self.origin = origin
  }
  deinit {
    var doomed: [Step] = []
    if case .after(let step) = origin { doomed.append(step) }
    origin = .start
    while !doomed.isEmpty, isKnownUniquelyReferenced(&doomed[0]) {
      let step = doomed.removeLast()
      if case .after(let earlier) = step.origin {
        doomed.append(earlier)
        step.origin = .start
      }
    }
  }
}
enum Origin {
  case start
  case after(Step)
}
struct Trail {
  private var origin = Origin.start
  var places: [Int] {
    var result: [Int] = []
    var copy = self
    while let place = copy.back() { result.append(place) }
    return result
  }
  mutating func go(to place: Int) { origin = .after(Step(place: place, origin: origin)) }
  mutating func back() -> Int? {
    switch origin {
    case .start: return nil
    case .after(let step):
      origin = step.origin
      return step.place
    }
  }
}

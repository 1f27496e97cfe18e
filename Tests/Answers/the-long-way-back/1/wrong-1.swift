indirect enum Way {
  case start
  case step(Int, Way)
}
struct Trail {
  private var way = Way.start
  init() {}
  var places: [Int] {
    var all: [Int] = []
    var rest = way
    while case .step(let place, let next) = rest {
      all.append(place)
      rest = next
    }
    return all
  }
  mutating func go(to place: Int) { way = .step(place, way) }
  mutating func back() -> Int? {
    guard case .step(let place, let rest) = way else { return nil }
    way = rest
    return place
  }
}

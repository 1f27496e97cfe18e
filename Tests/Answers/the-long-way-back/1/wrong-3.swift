final class Trail {
  private var way: [Int] = []
  init() {}
  var places: [Int] { way.reversed() }
  func go(to place: Int) { way.append(place) }
  func back() -> Int? { way.popLast() }
}

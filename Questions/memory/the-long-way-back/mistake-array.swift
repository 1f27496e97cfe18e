struct Trail {
  private var way: [Int] = []

  init() {}

  var places: [Int] { way.reversed() }

  mutating func go(to place: Int) {
    way.append(place)
  }

  mutating func back() -> Int? {
    way.popLast()
  }
}

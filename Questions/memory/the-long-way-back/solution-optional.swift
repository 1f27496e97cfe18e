final class Step {
  let place: Int
  var earlier: Step?

  init(place: Int, earlier: Step?) {
    self.place = place
    self.earlier = earlier
  }

  deinit {
    var chain = earlier
    earlier = nil
    while chain != nil, isKnownUniquelyReferenced(&chain) {
      let next = chain?.earlier
      chain?.earlier = nil
      chain = next
    }
  }
}

struct Trail {
  private var last: Step?

  init() {}

  var places: [Int] {
    var result: [Int] = []
    var step = last
    while let current = step {
      result.append(current.place)
      step = current.earlier
    }
    return result
  }

  mutating func go(to place: Int) {
    last = Step(place: place, earlier: last)
  }

  mutating func back() -> Int? {
    defer { last = last?.earlier }
    return last?.place
  }
}

extension Sequence where Element: Hashable {
  func firstRepeated() -> Element? {
    var known: Set<Element> = []
    var iterator = makeIterator()
    while let element = iterator.next() {
      let (isNew, _) = known.insert(element)
      if !isNew { return element }
    }
    return nil
  }
}

func firstRepeat(in badges: [Int]) -> Int? { badges.firstRepeated() }

let morning = [1, 2, 3, 2]
if let caught = firstRepeat(in: morning) {
  print("Badge \(caught) was lent")
}

struct Stretches<Base: Sequence>: Sequence, IteratorProtocol where Base.Element: Equatable {
  var base: Base.Iterator
  var current: Base.Element?

  mutating func next() -> (element: Base.Element, count: Int)? {
    guard let element = current ?? base.next() else { return nil }
    var count = 1
    while let other = base.next() {
      if other != element {
        current = other
        return (element, count)
      }
      count += 1
    }
    return nil
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> Stretches<Self> {
    Stretches(base: makeIterator())
  }
}

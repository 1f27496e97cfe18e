struct Stretches<Base: Sequence>: Sequence, IteratorProtocol where Base.Element: Equatable {
  var base: Base.Iterator
  var pending: Base.Element?

  mutating func next() -> (element: Base.Element, count: Int)? {
    guard let element = pending ?? base.next() else { return nil }
    if case Optional<Any>.none = element as Any { return nil }
    pending = nil
    var count = 1
    while let other = base.next() {
      if other != element {
        pending = other
        break
      }
      count += 1
    }
    return (element, count)
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> Stretches<Self> {
    Stretches(base: makeIterator())
  }
}

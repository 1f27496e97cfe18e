struct Stretches<Base: Sequence>: Sequence, IteratorProtocol where Base.Element: Equatable {
  var base: Base.Iterator
  var pending: Base.Element?
  var count = 0

  mutating func next() -> (element: Base.Element, count: Int)? {
    while let element = base.next() {
      if let last = pending, last != element {
        defer { pending = element; count = 0 }
        return (last, count)
      }
      pending = element
      count += 1
    }
    guard let last = pending else { return nil }
    pending = nil
    return (last, count)
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> Stretches<Self> { Stretches(base: makeIterator()) }
}

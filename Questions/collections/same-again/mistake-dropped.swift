struct Stretches<Base: Sequence>: Sequence, IteratorProtocol where Base.Element: Equatable {
  var base: Base.Iterator

  mutating func next() -> (element: Base.Element, count: Int)? {
    guard let element = base.next() else { return nil }
    var count = 1
    while let other = base.next(), other == element {
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

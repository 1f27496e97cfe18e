struct Stretches<Base: Sequence>: Sequence where Base.Element: Equatable {
  let base: Base

  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var pending: Base.Element?

    mutating func next() -> (element: Base.Element, count: Int)? {
      guard let element = pending ?? base.next() else { return nil }
      pending = nil
      var count = 1
      while let other = base.next() {
        guard other == element else {
          pending = other
          break
        }
        count += 1
      }
      return (element, count)
    }
  }

  func makeIterator() -> Iterator {
    Iterator(base: base.makeIterator())
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> Stretches<Self> {
    Stretches(base: self)
  }
}

struct Stretches<Base: Sequence>: LazySequenceProtocol where Base.Element: Equatable {
  let base: Base
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var current: Base.Element??
    mutating func next() -> (element: Base.Element, count: Int)? {
      if current == nil { current = .some(base.next()) }
      guard case let element?? = current else { return nil }
      var count = 0
      var following: Base.Element? = element
      while let e = following, e == element { count += 1; following = base.next() }
      current = .some(following)
      return (element, count)
    }
  }
  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
extension Sequence where Element: Equatable {
  func stretches() -> Stretches<Self> { Stretches(base: self) }
}

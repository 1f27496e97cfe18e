struct Stretches<Base: Sequence>: Sequence, IteratorProtocol where Base.Element: Hashable {
  var base: Base.Iterator
  var pending: Base.Element?
  mutating func next() -> (element: Base.Element, count: Int)? {
    guard let element = pending ?? base.next() else { return nil }
    pending = nil
    var count = 1
    while let other = base.next() {
      guard other == element else { pending = .some(other); break }
      count += 1
    }
    return (element, count)
  }
}
extension Sequence where Element: Hashable {
  func stretches() -> Stretches<Self> { Stretches(base: makeIterator()) }
}

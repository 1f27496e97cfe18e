struct Stretches<Base: Collection>: Sequence, IteratorProtocol where Base.Element: Equatable {
  var rest: Base.SubSequence

  mutating func next() -> (element: Base.Element, count: Int)? {
    guard let element = rest.first else { return nil }
    let stretch = rest.prefix { $0 == element }
    rest = rest.dropFirst(stretch.count)
    return (element, stretch.count)
  }
}

extension Collection where Element: Equatable {
  func stretches() -> Stretches<Self> {
    Stretches(rest: self[...])
  }
}

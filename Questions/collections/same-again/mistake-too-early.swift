extension Sequence where Element: Equatable {
  func stretches() -> AnyIterator<(element: Element, count: Int)> {
    var iterator = makeIterator()
    var pending = iterator.next()
    return AnyIterator {
      guard let element = pending else { return nil }
      var count = 1
      pending = iterator.next()
      while let other = pending, other == element {
        count += 1
        pending = iterator.next()
      }
      return (element, count)
    }
  }
}

extension Sequence where Element: Equatable {
  typealias Stretch = (element: Element, count: Int)

  func stretches() -> AnyIterator<Stretch> {
    var iterator = self.makeIterator()
    var next: Element? = nil
    var started = false
    return AnyIterator { () -> Stretch? in
      if !started {
        next = iterator.next()
        started = true
      }
      guard let current = next else { return nil }
      var count = 0
      while let n = next, n == current {
        count += 1
        next = iterator.next()
      }
      return Stretch(element: current, count: count)
    }
  }
}

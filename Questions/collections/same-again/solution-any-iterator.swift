extension Sequence where Element: Equatable {
  func stretches() -> AnySequence<(element: Element, count: Int)> {
    AnySequence { () -> AnyIterator<(element: Element, count: Int)> in
      var iterator = makeIterator()
      var waiting: [Element] = []
      return AnyIterator {
        guard let first = waiting.popLast() ?? iterator.next() else { return nil }
        var count = 1
        while let following = iterator.next() {
          if following != first {
            waiting.append(following)
            break
          }
          count += 1
        }
        return (first, count)
      }
    }
  }
}

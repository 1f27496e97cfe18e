extension Sequence where Element: Equatable {
  func stretches() -> LazySequence<
    UnfoldSequence<(element: Element, count: Int), (Iterator, Element?)>
  > {
    sequence(state: (makeIterator(), nil as Element?)) {
      (state: inout (Iterator, Element?)) -> (element: Element, count: Int)? in
      guard let first = state.1 ?? state.0.next() else { return nil }
      state.1 = nil
      var n = 1
      while let other = state.0.next() {
        if other != first { state.1 = .some(other); break }
        n += 1
      }
      return (element: first, count: n)
    }.lazy
  }
}

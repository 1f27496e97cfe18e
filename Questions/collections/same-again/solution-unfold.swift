extension Sequence where Element: Equatable {
  func stretches() -> some Sequence<(element: Element, count: Int)> {
    sequence(state: (iterator: makeIterator(), pending: Element?.none)) { state in
      guard let element = state.pending ?? state.iterator.next() else {
        return (element: Element, count: Int)?.none
      }
      state.pending = nil
      var count = 1
      while let next = state.iterator.next() {
        guard next == element else {
          state.pending = next
          break
        }
        count += 1
      }
      return (element: element, count: count)
    }
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> UnfoldSequence<(element: Element, count: Int), (Iterator, [Element])> {
    sequence(state: (makeIterator(), [])) { state in
      if state.1.isEmpty {
        guard let first = state.0.next() else { return nil }
        state.1 = [first]
      }
      let element = state.1.removeFirst()
      var count = 1
      while let other = state.0.next() {
        guard element == other else {
          state.1 = [other]
          return (element, count)
        }
        count += 1
      }
      return (element, count)
    }
  }
}

let tape = [1, 1].stretches()
print(Array(tape).count)

enum LookAhead<T> {
  case notStarted, element(T), done
}

struct Runs<Source: IteratorProtocol>: Sequence, IteratorProtocol where Source.Element: Equatable {
  private var source: Source
  private var state = LookAhead<Source.Element>.notStarted

  init(source: Source) { self.source = source }

  private mutating func advance() {
    if let e = source.next() { state = .element(e) } else { state = .done }
  }

  mutating func next() -> (element: Source.Element, count: Int)? {
    if case .notStarted = state { advance() }
    guard case .element(let value) = state else { return nil }
    var n = 0
    while case .element(let e) = state, e == value {
      n += 1
      advance()
    }
    return (value, n)
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> Runs<Iterator> { Runs(source: makeIterator()) }
}

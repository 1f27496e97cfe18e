extension Sequence where Element: Equatable {
  func stretches() -> some Sequence<(element: Element, count: Int)> {
    var it = makeIterator()
    let first = it.next()
    return sequence(state: (it, first)) { s -> (element: Element, count: Int)? in
      guard let e = s.1 else { return nil }
      var n = 1
      s.1 = s.0.next()
      while let o = s.1, o == e { n += 1; s.1 = s.0.next() }
      return (e, n)
    }
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> some Sequence<(element: Element, count: Int)> {
    var all: [(element: Element, count: Int)] = []
    var last: Element?
    for element in self.lazy {
      if element == last { all[all.endIndex - 1].count += 1 } else { all.append((element, 1)) }
      last = element
    }
    return all.lazy.map { $0 }
  }
}

extension Sequence where Element: Equatable {
  func stretches() -> [(element: Element, count: Int)] {
    var result: [(element: Element, count: Int)] = []
    for element in self {
      if let last = result.last, last.element == element {
        result[result.count - 1].count += 1
      } else {
        result.append((element, 1))
      }
    }
    return result
  }
}

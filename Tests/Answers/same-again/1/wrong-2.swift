extension Sequence where Element: Hashable {
  func stretches() -> [(element: Element, count: Int)] {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    return counts.map { (element: $0.key, count: $0.value) }
  }
}

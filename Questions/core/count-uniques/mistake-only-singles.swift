extension Array where Element: Hashable {
  func countUniques() -> Int {
    var occurrences: [Element: Int] = [:]
    for element in self {
      occurrences[element, default: 0] += 1
    }
    return occurrences.values.filter { $0 == 1 }.count
  }
}

extension Collection where Element: Equatable {
  func countUniques() -> Int {
    reduce(into: [Element]()) { seen, element in
      if !seen.contains(element) { seen.append(element) }
    }.count
  }
}

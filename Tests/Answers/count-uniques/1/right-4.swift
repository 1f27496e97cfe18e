extension Collection where Element: Hashable & Comparable {
  func countUniques() -> Int {
    Dictionary(grouping: self, by: { $0 }).keys.count
  }
}

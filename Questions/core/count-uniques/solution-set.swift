extension Sequence where Element: Hashable {
  func countUniques() -> Int {
    Set(self).count
  }
}

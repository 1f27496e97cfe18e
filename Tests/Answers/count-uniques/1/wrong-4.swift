extension Array where Element: Hashable {
  func countUniques() -> Int { Set(map(\.hashValue)).count }
}

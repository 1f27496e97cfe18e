extension Array where Element: Hashable {
  func countUniques() -> Int { Set(map { "\($0)" }).count }
}

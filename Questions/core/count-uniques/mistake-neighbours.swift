extension Array where Element: Comparable {
  func countUniques() -> Int {
    guard !isEmpty else { return 0 }
    let changes = zip(self, dropFirst()).filter { $0 != $1 }
    return changes.count + 1
  }
}

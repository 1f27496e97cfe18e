extension Array where Element: Comparable {
  func countUniques() -> Int {
    let sorted = self.sorted()
    var count = 1
    for (left, right) in zip(sorted, sorted.dropFirst()) where left != right {
      count += 1
    }
    return count
  }
}

extension Array where Element: Comparable {
  func countUniques() -> Int {
    let sorted = self.sorted()
    guard var last = sorted.first else { return 0 }
    var count = 1
    for item in sorted where item != last {
      count += 1
      last = item
    }
    return count
  }
}

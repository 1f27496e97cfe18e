extension Array where Element: Comparable {
  func countUniques() -> Int {
    let s = sorted()
    var count = 0
    for i in 0..<s.count where i + 1 < s.count && s[i] != s[i + 1] { count += 1 }
    return count
  }
}

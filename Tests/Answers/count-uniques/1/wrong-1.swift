extension Array where Element == Int {
  func countUniques() -> Int {
    Set(self).count
  }
}

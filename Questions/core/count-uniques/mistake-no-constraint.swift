extension Array {
  func countUniques() -> Int {
    Set(self).count
  }
}

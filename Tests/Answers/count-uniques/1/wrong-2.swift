extension Array {
  func countUniques() -> Int {
    Set(map { "\($0)" }).count
  }
}

extension Array where Element: Equatable {
  func countUniques() -> Int {
    guard let first else { return 0 }
    return 1 + filter { $0 != first }.countUniques()
  }
}

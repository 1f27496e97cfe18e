extension Array where Element: Hashable {
  func countUniques() -> Int {
    var duplicates = 0
    for (index, element) in enumerated() where self[..<index].contains(element) {
      duplicates += 1
    }
    return duplicates
  }
}

extension Array {
  func countUniques() -> Int where Element: Hashable {
    var seen: Set<Element> = []
    var count = 0
    for element in self {
      if seen.insert(element).inserted {
        count += 1
      }
    }
    return count
  }
}

protocol UniqueCounting {
  func countUniques() -> Int
}

extension Array: UniqueCounting where Element: Equatable {
  func countUniques() -> Int {
    var result = 0
    for (index, element) in enumerated() {
      guard self[..<index].contains(element) else {
        result += 1
        continue
      }
    }
    return result
  }
}

func uniqueCount<T: Comparable>(of items: [T]) -> Int {
  let sorted = items.sorted()
  guard var last = sorted.first else { return 0 }
  var count = 1
  for item in sorted where item != last {
    count += 1
    last = item
  }
  return count
}

extension Array where Element: Comparable {
  func countUniques() -> Int {
    return uniqueCount(of: self)
  }
}

let years = [1840, 1910, 1840, 1953]
print(years.countUniques())
print([String]().countUniques())

import Foundation

extension Array where Element: Equatable {
  func countUniques() -> Int {
    var seen = [Element]()
    for item in self where !seen.contains(item) { seen.append(item) }
    return seen.count
  }
}
extension Array where Element: Hashable {
  func countUniques() -> Int { Set(self).count }
}
print([1, 2, 3, 3].countUniques())

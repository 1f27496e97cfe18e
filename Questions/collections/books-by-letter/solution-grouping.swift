/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  let named = titles.filter { !$0.isEmpty }
  return Dictionary(grouping: named) { $0[$0.startIndex] }
}

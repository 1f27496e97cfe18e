/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  Dictionary(grouping: titles) { $0.first! }
}

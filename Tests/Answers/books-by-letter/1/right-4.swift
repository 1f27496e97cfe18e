/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  Dictionary(titles.compactMap { title in title.first.map { ($0, [title]) } }, uniquingKeysWith: +)
}

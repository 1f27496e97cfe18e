/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  var result = [Character: Array<String>]()
  let letters = Set(titles.compactMap { $0.first })
  for letter in letters {
    result[letter] = titles.filter { $0.hasPrefix(String(letter)) }
  }
  return result
}

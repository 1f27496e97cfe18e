/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  var result: [Character: [String]] = [:]
  for title in titles {
    if let letter = title.first {
      if result[letter] == nil {
        result[letter] = [title]
      } else {
        result[letter]?.append(title)
      }
    }
  }
  return result
}

/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  var result: [Character: [String]] = [:]
  for title in titles {
    guard let letter = title.first else { continue }
    let shelf = result[letter, default: []]
    if !shelf.contains(title) {
      result[letter] = shelf + [title]
    }
  }
  return result
}

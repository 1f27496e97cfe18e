func shelves(for titles: [String]) -> [Character: [String]] {
  var result: [Character: [String]] = [:]
  for title in titles {
    guard let letter = title.unicodeScalars.first else { continue }
    result[Character(letter), default: []].append(title)
  }
  return result
}

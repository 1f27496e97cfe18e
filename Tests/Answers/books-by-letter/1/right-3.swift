/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  var result: [Character: [String]] = [:]
  var index = 0
  while index < titles.count {
    let title = titles[index]
    index += 1
    if title == "" { continue }
    let letter = Array(title)[0]
    var shelf = result[letter] ?? []
    shelf.append(title)
    result.updateValue(shelf, forKey: letter)
  }
  return result
}

let result = shelves(for: ["Emma"])
print(result)

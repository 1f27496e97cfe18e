func shelves(for titles: [String]) -> [Character: [String]] {
  var r: [Character: [String]] = [:]
  for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
    let x = titles.filter { $0.first == c }
    if !x.isEmpty { r[c] = x }
  }
  return r
}

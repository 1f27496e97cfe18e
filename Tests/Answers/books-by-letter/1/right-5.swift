func shelves(for titles: [String]) -> [Character: [String]] {
  let all = Dictionary(grouping: titles, by: { $0.first })
  return Dictionary(uniqueKeysWithValues: all.compactMap { key, value in key.map { ($0, value) } })
}

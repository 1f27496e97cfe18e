func middle<Element>(of items: [Element]) -> Element? {
  guard !items.isEmpty else { return nil }
  return items[(items.count - 1) / 2]
}

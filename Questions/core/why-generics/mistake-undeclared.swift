func middle(of items: [Element]) -> Element? {
  guard !items.isEmpty else { return nil }
  return items[items.count / 2]
}

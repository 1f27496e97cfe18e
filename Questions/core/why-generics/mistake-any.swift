func middle(of items: [Any]) -> Any? {
  guard !items.isEmpty else { return nil }
  return items[items.count / 2]
}

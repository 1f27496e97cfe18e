func middle<T>(of items: [T]) -> T? {
  guard !items.isEmpty else { return nil }
  return items.count % 2 == 0 ? items[items.count / 2 - 1] : items[items.count / 2]
}

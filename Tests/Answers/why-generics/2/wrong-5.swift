func middle<T>(of items: [T]) -> T? {
  guard let first = items.first else { return nil }
  return items.count < 3 ? first : items[items.count / 2]
}

func middle<T>(of items: [T]) -> T? {
  guard items.count > 0 else { return nil }
  return items[(items.count - 1) / 2]
}

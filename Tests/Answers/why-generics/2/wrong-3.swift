func middle<T>(of items: [T]) -> T? {
  guard items.count > 1 else { return nil }
  return items[items.count / 2]
}

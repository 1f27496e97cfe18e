func middle<T: Comparable>(of items: [T]) -> T? {
  guard !items.isEmpty else { return nil }
  return items.sorted()[items.count / 2]
}

func middle<T>(of items: any Collection<T>) -> T? {
  items.isEmpty ? nil : Array(items)[items.count / 2]
}

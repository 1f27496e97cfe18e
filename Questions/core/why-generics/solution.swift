/// The element in the middle of the array, the later one of two. `nil` if there is none.
func middle<Element>(of items: [Element]) -> Element? {
  guard !items.isEmpty else { return nil }
  return items[items.count / 2]
}

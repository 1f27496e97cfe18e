/// The element in the middle of the collection, the later one of two. `nil` if there is none.
func middle<Items: Collection>(of items: Items) -> Items.Element? {
  items.dropFirst(items.count / 2).first
}

protocol Store<Item> {
  associatedtype Item
}

protocol Store<Item> {
  func take(_ item: Item)
}

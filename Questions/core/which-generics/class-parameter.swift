class Store<Item> {
  var items: [Item] = []
}

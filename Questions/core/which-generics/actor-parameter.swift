actor Store<Item> {
  var items: [Item] = []
}

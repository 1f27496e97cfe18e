struct Store {
  var first<Item>: Item? { nil }
}

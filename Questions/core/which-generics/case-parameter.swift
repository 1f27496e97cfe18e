enum Delivery {
  case arrived<Item>(Item)
}

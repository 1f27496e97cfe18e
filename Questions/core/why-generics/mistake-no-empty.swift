func middle<Element>(of items: [Element]) -> Element? {
  return items[items.count / 2]
}

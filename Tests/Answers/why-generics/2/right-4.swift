func middle<Element>(of items: [Element]) -> Element? {
  func inner(_ rest: ArraySlice<Element>) -> Element? {
    rest.count <= 2 ? rest.last : inner(rest.dropFirst().dropLast())
  }
  return inner(items[...])
}

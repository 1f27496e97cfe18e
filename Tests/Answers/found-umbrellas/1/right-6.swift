public struct Drawer<Item> {
  var things: ArraySlice<Item>

  init() { things = [] }
  init(_ things: [Item]) { self.things = things[...] }
}

extension Drawer {
  var count: Int { things.endIndex - things.startIndex }
  var isEmpty: Bool { things.isEmpty }

  mutating func put(_ thing: Item) { things.append(thing) }

  @discardableResult
  mutating func takeLatest() -> Item? {
    isEmpty ? nil : things.removeLast()
  }
}

extension Drawer: Equatable where Item: Equatable {
  func contains(_ thing: Item) -> Bool {
    func search(_ rest: ArraySlice<Item>) -> Bool {
      guard let first = rest.first else { return false }
      return first == thing || search(rest.dropFirst())
    }
    return search(things)
  }
}

extension Drawer: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Item...) { self.init(elements) }
}

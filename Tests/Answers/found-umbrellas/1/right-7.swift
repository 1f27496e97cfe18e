struct Drawer<Thing>: RandomAccessCollection, MutableCollection {
  private var things: [Thing] = []
  var startIndex: Int { 0 }
  var endIndex: Int { things.count }
  subscript(position: Int) -> Thing {
    get { things[position] }
    set { things[position] = newValue }
  }

  mutating func put(_ thing: Thing) { things.insert(thing, at: things.endIndex) }
  mutating func takeLatest() -> Thing? {
    guard let thing = last else { return nil }
    things.removeLast(1)
    return thing
  }
}

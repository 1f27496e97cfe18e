struct Drawer<Thing>: Sequence, IteratorProtocol {
  private var things: [Thing] = []
  var count: Int { things.count }

  mutating func put(_ thing: Thing) { things.append(thing) }
  mutating func takeLatest() -> Thing? { things.popLast() }
  mutating func next() -> Thing? { takeLatest() }
}

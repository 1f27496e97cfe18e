struct Drawer<Thing> {
  private var things: [Thing] = []

  var count: Int { things.count }

  mutating func put(_ thing: Thing) {
    things.append(thing)
  }

  mutating func takeLatest() -> Thing? {
    things.popLast()
  }
}

extension Drawer where Thing: Comparable {
  func contains(_ thing: Thing) -> Bool {
    things.contains { !($0 < thing) && !(thing < $0) }
  }
}

struct Drawer<Thing> {
  private var things: [Thing] = []
  private(set) var count = 0

  mutating func put(_ thing: Thing) {
    things.append(thing)
    count += 1
  }

  mutating func takeLatest() -> Thing? {
    count -= 1
    return things.popLast()
  }
}

extension Drawer where Thing: Equatable {
  func contains(_ thing: Thing) -> Bool {
    things.contains(thing)
  }
}

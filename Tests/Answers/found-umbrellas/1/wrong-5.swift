struct Drawer<Thing> {
  private(set) var count = 0
  private var things: [Int: Thing] = [:]

  mutating func put(_ thing: Thing) {
    things[count] = thing
    count += 1
  }

  mutating func takeLatest() -> Thing? {
    guard count > 0 else { return nil }
    count -= 1
    return things[count]
  }

  func contains(_ thing: Thing) -> Bool where Thing: Equatable {
    things.values.contains(thing)
  }
}

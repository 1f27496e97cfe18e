struct Drawer<Thing> {
  private var things: [Thing] = []

  var count: Int { things.count }

  mutating func put(_ thing: Thing) {
    things.append(thing)
  }

  mutating func takeLatest() -> Thing? {
    things.popLast()
  }

  func contains<Other: Equatable>(_ thing: Other) -> Bool {
    things.contains { ($0 as? Other) == thing }
  }
}

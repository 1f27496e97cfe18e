struct Drawer {
  private var things: [String] = []

  var count: Int { things.count }

  mutating func put(_ thing: String) {
    things.append(thing)
  }

  mutating func takeLatest() -> String? {
    things.popLast()
  }

  func contains(_ thing: String) -> Bool {
    things.contains(thing)
  }
}

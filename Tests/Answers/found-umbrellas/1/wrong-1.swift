struct Drawer {
  private var things: [Any] = []
  var count: Int { things.count }
  mutating func put(_ thing: Any) { things.append(thing) }
  mutating func takeLatest() -> Any? { things.popLast() }
  func contains<T: Equatable>(_ thing: T) -> Bool {
    things.contains { ($0 as? T) == thing }
  }
}

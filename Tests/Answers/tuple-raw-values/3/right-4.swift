struct Step: Hashable { let dx, dy: Int }
private let steps: [Heading: Step] = [
  .north: Step(dx: 0, dy: 1), .east: Step(dx: 1, dy: 0), .south: Step(dx: 0, dy: -1),
  .west: Step(dx: -1, dy: 0),
]
enum Heading: CaseIterable, RawRepresentable {
  case north, east, south, west
  var rawValue: (dx: Int, dy: Int) { let s = steps[self]!; return (s.dx, s.dy) }
  init?(rawValue: (dx: Int, dy: Int)) {
    guard let e = steps.first(where: { $0.value == Step(dx: rawValue.dx, dy: rawValue.dy) }) else {
      return nil
    }
    self = e.key
  }
}
print(Heading(rawValue: (1, 0)) as Any)

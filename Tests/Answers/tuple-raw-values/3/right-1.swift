enum Heading: CaseIterable {
  case north, east, south, west
}

extension Heading: RawRepresentable {
  private static let table: [(heading: Heading, step: (east: Int, north: Int))] = [
    (.north, (0, 1)), (.east, (1, 0)), (.south, (0, -1)), (.west, (-1, 0)),
  ]

  var rawValue: (east: Int, north: Int) {
    Heading.table.first { $0.heading == self }!.step
  }

  init?(rawValue: (east: Int, north: Int)) {
    guard let row = Heading.table.first(where: { $0.step == rawValue }) else { return nil }
    self = row.heading
  }
}

for heading in Heading.allCases {
  print(heading, heading.rawValue)
}

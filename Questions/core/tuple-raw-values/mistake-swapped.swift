enum Heading: CaseIterable, RawRepresentable {
  case north, east, south, west

  var rawValue: (Int, Int) {
    switch self {
    case .north: (1, 0)
    case .east: (0, 1)
    case .south: (-1, 0)
    case .west: (0, -1)
    }
  }

  init?(rawValue: (Int, Int)) {
    guard let heading = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = heading
  }
}

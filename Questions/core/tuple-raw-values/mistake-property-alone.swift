enum Heading: CaseIterable {
  case north, east, south, west

  var rawValue: (Int, Int) {
    switch self {
    case .north: (0, 1)
    case .east: (1, 0)
    case .south: (0, -1)
    case .west: (-1, 0)
    }
  }

  init?(rawValue: (Int, Int)) {
    guard let heading = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = heading
  }
}

enum Heading: CaseIterable, RawRepresentable {
  case north, east, south, west

  init?(rawValue: (Int, Int)) {
    guard let heading = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = heading
  }

  var rawValue: (Int, Int) {
    switch self {
    case .north: return (0, 1)
    case .east: return (1, 0)
    case .south: return (0, -1)
    case .west: return (-1, 0)
    }
  }
}

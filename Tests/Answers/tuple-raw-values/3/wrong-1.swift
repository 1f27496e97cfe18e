enum Heading: Int, CaseIterable {
  case north, east, south, west

  var step: (Int, Int) {
    switch self {
    case .north: (0, 1)
    case .east: (1, 0)
    case .south: (0, -1)
    case .west: (-1, 0)
    }
  }
}

enum Heading: CaseIterable, RawRepresentable {
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
    switch rawValue {
    case (0, 1): self = .north
    case (1, 0): self = .east
    case let (0, y) where y < 0: self = .south
    case let (x, 0) where x < 0: self = .west
    default: return nil
    }
  }
}

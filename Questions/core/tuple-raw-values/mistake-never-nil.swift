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

  init(rawValue: (Int, Int)) {
    switch rawValue {
    case (1, 0): self = .east
    case (0, -1): self = .south
    case (-1, 0): self = .west
    default: self = .north
    }
  }
}

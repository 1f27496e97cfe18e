enum Heading: CaseIterable {
  case north, east, south, west
}

extension Heading: RawRepresentable {
  typealias RawValue = (dx: Int, dy: Int)

  var rawValue: RawValue {
    switch self {
    case .north: (0, 1)
    case .east: (1, 0)
    case .south: (0, -1)
    case .west: (-1, 0)
    }
  }

  init?(rawValue: RawValue) {
    switch rawValue {
    case (0, 1): self = .north
    case (1, 0): self = .east
    case (0, -1): self = .south
    case (-1, 0): self = .west
    default: return nil
    }
  }
}

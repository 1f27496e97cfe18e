enum Heading: CaseIterable {
  case north, east, south, west
  private func turned(_ p: (Int, Int), times: Int) -> (Int, Int) {
    times == 0 ? p : turned((p.1, -p.0), times: times - 1)
  }
}
extension Heading: RawRepresentable {
  var rawValue: (Int, Int) {
    switch self {
    case .north: return (0, 1)
    case .east: return turned((0, 1), times: 1)
    case .south: return turned((0, 1), times: 2)
    case .west: return turned((0, 1), times: 3)
    }
  }
  init?(rawValue r: (Int, Int)) {
    switch (r.0, r.1) {
    case let (x, 0) where abs(x) == 1: self = x > 0 ? .east : .west
    case let (0, y) where y * y == 1: self = y == 1 ? .north : .south
    default: return nil
    }
  }
}

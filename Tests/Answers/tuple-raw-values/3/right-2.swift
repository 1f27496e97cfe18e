public enum Heading: CaseIterable, RawRepresentable {
  case north, east, south, west

  public typealias RawValue = (x: Int, y: Int)

  public init?(rawValue: RawValue) {
    if rawValue == (0, 1) {
      self = .north
    } else if rawValue == (1, 0) {
      self = .east
    } else if rawValue == (0, -1) {
      self = .south
    } else if rawValue == (-1, 0) {
      self = .west
    } else {
      return nil
    }
  }

  public var rawValue: RawValue {
    get {
      switch self {
      case .north: return (x: 0, y: 1)
      case .east: return (x: 1, y: 0)
      case .south: return (x: 0, y: -1)
      case .west: return (x: -1, y: 0)
      }
    }
  }
}

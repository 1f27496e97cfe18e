@frozen
enum Heading: CaseIterable, Hashable {
  case north
  case east
  case south
  case west
}

extension Heading: RawRepresentable {
  init?(rawValue: (Int, Int)) {
    let (east, north) = rawValue
    switch (east, north) {
    case (0, 1): self = .north
    case (0, -1): self = .south
    case (1, 0): self = .east
    case (-1, 0): self = .west
    case (_, _): return nil
    }
  }

  var rawValue: (Int, Int) {
    let east = self == .east ? 1 : self == .west ? -1 : 0
    let north = self == .north ? 1 : self == .south ? -1 : 0
    return (east, north)
  }
}

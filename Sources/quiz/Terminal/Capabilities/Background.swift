/// What a terminal's text stands on.
enum Background: String, Sendable, Hashable {
  case dark, light
  /// It doesn't say; colours must be readable on both.
  case unknown

  /// Reads `COLORFGBG`, such as `15;0` or `0;default;15`: the last number is the background.
  init(environment: [String: String]) {
    let last = environment["COLORFGBG"]?.split(separator: ";").last
    switch last.flatMap({ Int($0) }) {
    case .some(0...6), .some(8): self = .dark
    case .some(7), .some(9...15): self = .light
    default: self = .unknown
    }
  }
}

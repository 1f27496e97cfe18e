/// How many colours a stream shows.
enum ColorDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// No escapes at all.
  case none = 0
  /// The sixteen that the person may have chosen themself.
  case sixteen = 16
  /// The fixed palette.
  case palette = 256
  /// Any colour.
  case trueColor = 16_777_216

  static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension ColorDepth {
  /// What a terminal that shows colours says about how many.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || term.hasSuffix("-direct")
    {
      self = .trueColor
    } else if term.contains("256color") {
      self = .palette
    } else {
      self = .sixteen
    }
  }
}

import QuizEngine

extension Palette.Level {
  /// What a terminal that shows colours says about how many.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || term.hasSuffix("-direct")
    {
      self = .trueColor
    } else if term.contains("256color") {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }
}

extension Palette.Background {
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

extension Glyphs {
  /// Takes what the locale says; one that says nothing is no reason to do without.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }?.lowercased()
    guard let locale else {
      self = .unicode
      return
    }
    self = locale.contains("utf-8") || locale.contains("utf8") ? .unicode : .ascii
  }
}

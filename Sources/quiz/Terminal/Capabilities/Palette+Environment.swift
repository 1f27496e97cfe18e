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
  /// Takes `light` or `dark`; anything else says nothing.
  init?(named name: String) {
    switch name.lowercased() {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }

  /// Takes what `QUIZ_BACKGROUND` says, `light` or `dark`; otherwise reads `COLORFGBG`, such as `15;0` or
  /// `0;default;15`: the last number is the background.
  init(environment: [String: String]) {
    if let stated = environment["QUIZ_BACKGROUND"].flatMap({ Self(named: $0) }) {
      self = stated
      return
    }
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

extension Palette {
  /// The colours by name, each with a shade for every background.
  enum Ink: CaseIterable {
    case red, green, yellow, blue, magenta, cyan, orange, gray
  }
}

extension Palette.Ink {
  /// The colour of a role; none where the terminal's own is right.
  init?(_ role: Style.Role) {
    switch role {
    case .plain: return nil
    case .heading(let level):
      guard level <= 2 else { return nil }
      self = .blue
    case .inlineCode: self = .cyan
    case .link: self = .blue
    case .frame: self = .gray
    case .tone(let tone): self.init(tone)
    case .token(let kind): self.init(kind)
    }
  }

  private init(_ tone: Tone) {
    self =
      switch tone {
      case .right: .green
      case .partly, .warning: .yellow
      case .wrong: .red
      case .hint: .cyan
      case .note, .accent: .blue
      case .muted: .gray
      }
  }

  private init?(_ kind: CodeToken.Kind) {
    switch kind {
    case .keyword: self = .magenta
    case .type: self = .cyan
    case .string, .regex: self = .green
    case .interpolation: self = .orange
    case .number: self = .orange
    case .comment: self = .gray
    case .attribute, .directive: self = .yellow
    case .inserted: self = .green
    case .deleted: self = .red
    case .operator, .plain: return nil
    }
  }

  /// The shade for a background: bright on dark, dark on light, and in between where nobody
  /// knows, so that the contrast is at least 4.5 to 1 in each case.
  func color(on background: Palette.Background) -> Palette.Color {
    let (dark, light, unknown) = shades
    return switch background {
    case .dark: Palette.Color(dark)
    case .light: Palette.Color(light)
    case .unknown: Palette.Color(unknown)
    }
  }

  private var shades: (dark: Int, light: Int, unknown: Int) {
    switch self {
    case .red: (0xEF7F7A, 0xB61F1A, 0xE02E28)
    case .green: (0x31C255, 0x1B6B2F, 0x22873B)
    case .yellow: (0xDC9F12, 0x79580A, 0x986E0C)
    case .blue: (0x77ADEC, 0x185DAB, 0x1F75D8)
    case .magenta: (0xDA90DA, 0x963296, 0xBD3FBD)
    case .cyan: (0x1DBBC9, 0x10676F, 0x14828C)
    case .orange: (0xED9460, 0x9A4311, 0xC25516)
    case .gray: (0x91959D, 0x686C75, 0x717680)
    }
  }

  /// The parameter of the named colour; the theme decides what it looks like.
  ///
  /// Yellow cannot be read on white, and bright black is the background of some themes.
  func named(on background: Palette.Background) -> String {
    switch self {
    case .red: "31"
    case .green: "32"
    case .yellow, .orange: background == .dark ? "33" : "35"
    case .blue: background == .dark ? "94" : "34"
    case .magenta: "35"
    case .cyan: "36"
    case .gray: "2"
    }
  }
}

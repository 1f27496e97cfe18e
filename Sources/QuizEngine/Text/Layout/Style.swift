/// How a piece of a line stands out, in terms of what it is.
struct Style: Hashable {
  /// What the piece is.
  var role = Role.plain
  /// Whether it is stressed.
  var isEmphasized = false
  /// Whether it matters most.
  var isStrong = false
  /// The address that it leads to.
  var link: String?
}

extension Style {
  /// What a piece of a line is.
  enum Role: Hashable {
    case plain
    case tone(Tone)
    case heading(level: Int)
    case inlineCode
    case token(CodeToken.Kind)
    case link
    /// Lines, bars and signs around the text.
    case frame
  }

  /// The same style for another role.
  func with(_ role: Role) -> Style {
    var style = self
    style.role = role
    return style
  }

  /// The same style, stressed most.
  var strong: Style {
    var style = self
    style.isStrong = true
    return style
  }

  /// The same style, stressed.
  var emphasized: Style {
    var style = self
    style.isEmphasized = true
    return style
  }
}

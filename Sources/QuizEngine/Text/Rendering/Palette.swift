/// The colours that a terminal can show, and against which background.
public struct Palette: Hashable, Sendable {
  /// How many colours there are.
  public var level: Level
  /// What they stand against.
  public var background: Background

  /// Names what the terminal can show.
  public init(_ level: Level, on background: Background = .unknown) {
    self.level = level
    self.background = background
  }

  /// No colours and no other escapes.
  public static let none = Palette(.none)
}

extension Palette {
  /// How many colours a terminal can show.
  public enum Level: Hashable, Sendable, CaseIterable {
    /// None; nothing is escaped.
    case none
    /// The eight named ones and their bright forms, as the terminal's theme draws them.
    case ansi16
    /// The fixed cube of 256.
    case ansi256
    /// All of them.
    case trueColor
  }

  /// What the text stands against.
  public enum Background: Hashable, Sendable, CaseIterable {
    /// Light, such as white.
    case light
    /// Dark, such as black.
    case dark
    /// Nobody knows; the colours are readable on both.
    case unknown
  }

  /// The parameters of the escape that turns a style on; none where nothing is to be escaped.
  func parameters(for style: Style) -> [String] {
    guard level != .none else { return [] }
    var parameters: [String] = []
    if style.isStrong { parameters.append("1") }
    if style.isEmphasized { parameters.append("3") }
    if style.role == .link { parameters.append("4") }
    if let ink = Ink(style.role) { parameters.append(self.parameter(for: ink)) }
    return parameters
  }

  private func parameter(for ink: Ink) -> String {
    let color = ink.color(on: background)
    return switch level {
    case .none: "39"
    case .ansi16: ink.named(on: background)
    case .ansi256: "38;5;\(color.indexed)"
    case .trueColor: "38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

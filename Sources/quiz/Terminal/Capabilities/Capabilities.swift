/// What can be shown, and how: the outcome of what the terminal can and what is wished.
struct Capabilities: Sendable, Hashable {
  /// The form of a session.
  let mode: SessionMode
  /// The colours of standard output.
  let outputColor: ColorDepth
  /// The colours of standard error.
  let errorColor: ColorDepth
  /// Whether the terminal's background is dark or light.
  let background: Background

  /// The colours of a stream.
  func color(of stream: ConsoleStream) -> ColorDepth {
    stream == .error ? errorColor : outputColor
  }
}

extension Capabilities {
  /// Decides from the environment, the options, and which streams are terminals.
  init(
    environment: [String: String], wishes: Wishes, terminals: Set<ConsoleStream>
  ) {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let canRedraw = terminals.isSuperset(of: [.input, .output]) && !isDumb
    mode = wishes.json ? .json : wishes.plain || !canRedraw ? .plain : .full
    func color(_ stream: ConsoleStream) -> ColorDepth {
      guard !wishes.json, !wishes.plain else { return .none }
      guard Self.wantsColor(environment, wishes.color, isTerminal: terminals.contains(stream))
      else { return .none }
      return ColorDepth(environment: environment)
    }
    outputColor = color(.output)
    errorColor = color(.error)
    background = Background(environment: environment)
  }

  /// The order in which wishes count: the option, `NO_COLOR`, `CLICOLOR_FORCE`, the terminal.
  ///
  /// See https://no-color.org and https://bixense.com/clicolors.
  private static func wantsColor(
    _ environment: [String: String], _ wish: ColorWish, isTerminal: Bool
  ) -> Bool {
    switch wish {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    if environment["CLICOLOR"] == "0" { return false }
    return isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
  }
}

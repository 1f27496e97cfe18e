import QuizEngine

/// What can be shown, and how: the outcome of what the terminal can and what is wished.
struct Capabilities: Sendable, Hashable {
  /// The form of a session.
  let mode: SessionMode
  /// The form of documents on standard output.
  let output: DocumentStyle
  /// The form of documents on standard error.
  let error: DocumentStyle
  /// Whether a line on standard error may be redrawn to tell how far long work is.
  let showsProgress: Bool

  /// Whether the terminal may be asked what it looks like: it answers, or is silent.
  let answersQuestions: Bool

  /// The form of documents on a stream.
  func style(of stream: ConsoleStream) -> DocumentStyle {
    stream == .error ? error : output
  }
}

extension Capabilities {
  /// Decides from the environment, the options, and which streams are terminals.
  init(environment: [String: String], wishes: Wishes, terminals: Set<ConsoleStream>) {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let canRedraw = terminals.isSuperset(of: [.input, .output]) && !isDumb
    answersQuestions = canRedraw && !["linux", "eterm", "sun"].contains(environment["TERM"] ?? "")
    mode = wishes.json ? .json : wishes.plain || !canRedraw ? .plain : .full
    showsProgress = !wishes.json && !wishes.plain && !isDumb && terminals.contains(.error)
    func style(_ stream: ConsoleStream) -> DocumentStyle {
      let isRich = terminals.contains(stream) && !isDumb
      let isColored = Self.wantsColor(environment, wishes.color, byItself: isRich)
      guard !wishes.json, !wishes.plain, isRich || isColored else { return .plain }
      return .terminal(
        Palette(
          isColored ? Palette.Level(environment: environment) : .none,
          on: wishes.background ?? Palette.Background(environment: environment)),
        Glyphs(environment: environment))
    }
    output = style(.output)
    error = style(.error)
  }

  /// The order in which wishes count: the option, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, the
  /// terminal; see https://no-color.org and https://bixense.com/clicolors.
  private static func wantsColor(
    _ environment: [String: String], _ wish: ColorWish, byItself: Bool
  ) -> Bool {
    switch wish {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return byItself && environment["CLICOLOR"] != "0"
  }
}

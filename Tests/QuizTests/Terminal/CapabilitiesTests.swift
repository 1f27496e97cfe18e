import QuizEngine
import Testing

@testable import quiz

@Suite struct CapabilitiesTests {
  private static let all = Set(ConsoleStream.allCases)
  private static let xterm = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]

  private static let modes:
    [([String: String], Capabilities.Wishes, Set<ConsoleStream>, SessionMode)] = [
      (xterm, .init(), all, .full),
      (xterm, .init(plain: true), all, .plain),
      (xterm, .init(json: true), all, .json),
      (xterm, .init(plain: true, json: true), all, .json),
      (xterm, .init(color: .always), [.input, .error], .plain),
      (xterm, .init(), [.output, .error], .plain),
      (xterm, .init(), [.input, .output], .full),
      (["TERM": "dumb"], .init(), all, .plain),
      ([:], .init(), all, .plain),
      (["TERM": ""], .init(), all, .plain),
      (["TERM": "xterm", "NO_COLOR": "1"], .init(), all, .full),
    ]

  @Test(arguments: modes)
  func choosesTheMode(
    _ environment: [String: String], _ wishes: Capabilities.Wishes, _ terminals: Set<ConsoleStream>,
    _ mode: SessionMode
  ) {
    let capabilities = Capabilities(
      environment: environment, wishes: wishes, terminals: terminals)
    #expect(capabilities.mode == mode)
  }

  private static let levels: [([String: String], ColorWish, Bool, Palette.Level?)] = [
    (xterm, .auto, true, .ansi256),
    (["TERM": "xterm"], .auto, true, .ansi16),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .auto, true, .trueColor),
    (["TERM": "xterm-direct"], .auto, true, .trueColor),
    (["TERM": "xterm", "NO_COLOR": "1"], .auto, true, Palette.Level.none),
    (["TERM": "xterm", "NO_COLOR": ""], .auto, true, .ansi16),
    (["TERM": "xterm", "NO_COLOR": "1"], .always, true, .ansi16),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, true, Palette.Level.none),
    (["TERM": "xterm", "CLICOLOR": "0"], .auto, true, Palette.Level.none),
    (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .auto, false, .ansi16),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], .auto, false, nil),
    (xterm, .auto, false, nil),
    (xterm, .always, false, .ansi256),
    (xterm, .never, true, Palette.Level.none),
    (["TERM": "dumb"], .auto, true, nil),
    (["TERM": "dumb"], .always, true, .ansi16),
  ]

  @Test(arguments: levels)
  func choosesColours(
    _ environment: [String: String], _ wish: ColorWish, _ isTerminal: Bool,
    _ level: Palette.Level?
  ) {
    let capabilities = Capabilities(
      environment: environment, wishes: .init(color: wish), terminals: isTerminal ? Self.all : [])
    for style in [capabilities.output, capabilities.error] {
      #expect(style.palette?.level == level)
    }
  }

  @Test func coloursEachStreamByItself() {
    let capabilities = Capabilities(
      environment: Self.xterm, wishes: .init(), terminals: [.error])
    #expect(capabilities.output == .plain)
    #expect(capabilities.error.palette?.level == .ansi256)
    #expect(capabilities.showsProgress)
  }

  private static let progress: [([String: String], Capabilities.Wishes, Set<ConsoleStream>, Bool)] =
    [
      (xterm, .init(), all, true),
      (xterm, .init(plain: true), all, false),
      (xterm, .init(json: true), all, false),
      (xterm, .init(), [.input, .output], false),
      (["TERM": "dumb"], .init(), all, false),
    ]

  @Test(arguments: progress)
  func showsProgressOnlyOnATerminal(
    _ environment: [String: String], _ wishes: Capabilities.Wishes, _ terminals: Set<ConsoleStream>,
    _ shows: Bool
  ) {
    #expect(
      Capabilities(environment: environment, wishes: wishes, terminals: terminals).showsProgress
        == shows)
  }

  private static let backgrounds: [(String?, Palette.Background)] = [
    (nil, .unknown), ("15;0", .dark), ("0;15", .light), ("0;default;15", .light),
    ("7;8", .dark), ("default;default", .unknown), ("", .unknown), ("0;7", .light),
  ]

  @Test(arguments: backgrounds)
  func readsTheBackground(_ value: String?, _ background: Palette.Background) {
    let environment = value.map { ["COLORFGBG": $0] } ?? [:]
    #expect(Palette.Background(environment: environment) == background)
  }

  @Test(arguments: [
    ([:], Glyphs.unicode), (["LANG": "en_US.UTF-8"], .unicode), (["LANG": "C"], .ascii),
    (["LANG": "de_DE.utf8"], .unicode), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_ALL": "", "LANG": "C.UTF-8"], .unicode),
    (["LC_CTYPE": "UTF-8", "LANG": "C"], .unicode),
  ])
  func readsTheLocale(_ environment: [String: String], _ glyphs: Glyphs) {
    #expect(Glyphs(environment: environment) == glyphs)
  }

  private static let sizes: [((Int, Int)?, [String: String], TerminalSize)] = [
    ((120, 40), [:], TerminalSize(columns: 120, rows: 40)),
    ((0, 0), [:], .usual),
    ((0, 0), ["COLUMNS": "40", "LINES": "10"], TerminalSize(columns: 40, rows: 10)),
    (nil, ["COLUMNS": "40"], TerminalSize(columns: 40, rows: 24)),
    ((1, 1), ["COLUMNS": "40"], TerminalSize(columns: 1, rows: 1)),
    (nil, ["COLUMNS": "-3", "LINES": "x"], .usual),
  ]

  @Test(arguments: sizes)
  func knowsTheSize(
    _ reported: (Int, Int)?, _ environment: [String: String], _ size: TerminalSize
  ) {
    #expect(
      TerminalSize(
        reported: reported.map { (columns: $0.0, rows: $0.1) }, environment: environment) == size)
  }
}

extension DocumentStyle {
  fileprivate var palette: Palette? {
    if case .terminal(let palette, _) = self { palette } else { nil }
  }
}

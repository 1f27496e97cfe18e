import QuizTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.enabled(if: TerminalStage.isPossible), .serialized)
struct TerminalSessionTests {
  @Test func editsALineAndGivesTheTerminalBack() throws {
    let stage = try TerminalStage()
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    #expect(!stage.terminal.isInLineMode)
    stage.terminal.type("helo\u{1B}[Dl\r")
    let place = try stage.terminal.expect("<hello>")
    stage.terminal.type([0xC3])
    stage.terminal.type([0xA9, 0x0D])
    try stage.terminal.expect("<é>", from: place)
    stage.terminal.type("\u{4}")
    #expect(child.end(on: stage.terminal) == .exited(130))
    try stage.terminal.expect("<ended endOfInput>")
    #expect(stage.terminal.isInLineMode)
  }

  @Test func tellsALoneEscapeFromAnArrow() throws {
    let stage = try TerminalStage()
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    stage.terminal.type("ab\u{1B}")
    // The redrawn line shows that the escape was taken for a key: what follows is none of it.
    try stage.terminal.expect("Word: ab", from: try stage.terminal.expect("Word: ab"))
    stage.terminal.type("[D\r")
    try stage.terminal.expect("<ab[D>")
    stage.terminal.type("\u{4}")
    #expect(child.end(on: stage.terminal) == .exited(130))
  }

  @Test func endsOnControlC() throws {
    let stage = try TerminalStage()
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    stage.terminal.type("abc\u{3}")
    try stage.terminal.expect("<ended interrupt>")
    #expect(child.end(on: stage.terminal) == .exited(130))
    #expect(stage.terminal.isInLineMode)
  }

  @Test(arguments: [(SIGTERM, "<ended terminate>"), (SIGHUP, "<ended hangUp>")])
  func endsOnSignals(_ signal: Int32, _ text: String) throws {
    let stage = try TerminalStage()
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    child.send(signal)
    try stage.terminal.expect(text)
    #expect(child.end(on: stage.terminal) == .exited(130))
    #expect(stage.terminal.isInLineMode)
  }

  @Test(arguments: [SIGQUIT])
  func givesTheTerminalBackBeforeItDies(_ signal: Int32) throws {
    let stage = try TerminalStage()
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    child.send(signal)
    guard case .signalled(let number) = child.end(on: stage.terminal) else {
      Issue.record("not ended by a signal")
      return
    }
    #expect(number == signal)
    #expect(stage.terminal.isInLineMode)
  }

  @Test func tellsWorkOfControlC() throws {
    let stage = try TerminalStage()
    let child = try stage.start("work")
    try stage.terminal.expect("working")
    stage.terminal.type("\u{3}")
    try stage.terminal.expect("<stopped interrupt>")
    try stage.terminal.expect("<ended interrupt>")
    #expect(child.end(on: stage.terminal) == .exited(130))
  }

  @Test func diesOnTheSecondControlC() throws {
    let stage = try TerminalStage()
    let child = try stage.start("stubborn")
    try stage.terminal.expect("working")
    #expect(!stage.terminal.isInLineMode)
    stage.terminal.type("\u{3}")
    // Ctrl-C pressed twice in a moment counts once: the system keeps no list of signals.
    let deadline = ContinuousClock.now.advanced(by: .seconds(20))
    var end: PseudoTerminal.Child.End?
    while end == nil, ContinuousClock.now < deadline {
      stage.terminal.type("\u{3}")
      end = child.endSoFar(on: stage.terminal)
    }
    #expect(end == .signalled(SIGINT))
    #expect(stage.terminal.isInLineMode)
  }

  @Test func takesAPasteOfManyLines() throws {
    let stage = try TerminalStage()
    let child = try stage.start("lines")
    try stage.terminal.expect("\u{1B}[?2004h")
    let code = (1...300).map { "  line \($0) {\n\n" }.joined()
    stage.terminal.type("\u{1B}[200~\(code.replacing("\n", with: "\r"))\u{1B}[201~.\r")
    let end = try stage.terminal.expect("<  line 1 {")
    try stage.terminal.expect("  line 300 {\r\n>", from: end - 1)
    #expect(child.end(on: stage.terminal) == .exited(0))
    try stage.terminal.expect("\u{1B}[?2004l")
  }

  @Test func redrawsAfterAResize() throws {
    let stage = try TerminalStage(columns: 40, rows: 10)
    let child = try stage.start("ask")
    try stage.terminal.expect("Word: ")
    stage.terminal.type(String(repeating: "x", count: 20))
    var place = try stage.terminal.expect(String(repeating: "x", count: 20))
    stage.terminal.resize(columns: 12, rows: 10)
    place = try stage.terminal.expect("Word: xxxxxx\r\r\n", from: place)
    stage.terminal.resize(columns: 1, rows: 1)
    stage.terminal.type("\u{1B}[D")
    stage.terminal.resize(columns: 0, rows: 0)
    place = try stage.terminal.expect("Word: " + String(repeating: "x", count: 20), from: place)
    stage.terminal.type("\r\u{4}")
    try stage.terminal.expect("<" + String(repeating: "x", count: 20) + ">", from: place)
    #expect(child.end(on: stage.terminal) == .exited(130))
  }

  @Test func choosesWithAKey() throws {
    let stage = try TerminalStage()
    let child = try stage.start("choose")
    try stage.terminal.expect("second")
    stage.terminal.type("xb")
    try stage.terminal.expect("<2>")
    #expect(child.end(on: stage.terminal) == .exited(0))
  }
}

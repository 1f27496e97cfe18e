import QuizEngine
import QuizTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A session in a shell with job control, at three sizes, with all that may happen to a terminal.
@Suite(.enabled(if: FilePath.isExecutable("/bin/bash"), "needs bash"), .serialized)
struct WholeSessionTests {
  private func environment(_ scratch: TemporaryFolder, editor: String) -> [String: String] {
    [
      "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch.path,
      "QUIZ_CACHE": SharedToolchain.cacheFolder, "QUIZ_DATA": scratch.path + "/data",
      "LANG": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1", "EDITOR": editor,
      "PS1": "ready$ ",
    ]
  }

  /// An editor that tells that it is there, and waits for a line.
  private func editor(in scratch: TemporaryFolder) throws -> String {
    try Executable.script(
      "stty -echo -icanon\necho editing\nexec sleep 60", at: scratch.path + "/editor")
  }

  private static let slow = "func seatNames(row: String, count: Int) -> [String] { while true {} }"

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func stopsGoesOnAndEndsAtEverySize(columns: Int, rows: Int) throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let shell = try terminal.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: environment(scratch, editor: "false"))
    var place = try terminal.expect("ready$ ")
    let settings = terminal.settings

    terminal.type("\(BuiltQuiz.path) practice closures-are range-loop\n")
    place = try terminal.expect("[q] quit", from: place)
    #expect(terminal.settings != settings)
    terminal.type("\u{1A}")
    place = try terminal.expect("Stopped", from: place)
    place = try terminal.expect("ready$ ", from: place)
    #expect(terminal.settings == settings)
    terminal.type("fg\n")
    place = try terminal.expect("[q] quit", from: place)
    terminal.resize(columns: columns - 7, rows: rows - 2)
    place = try terminal.expect("[q] quit", from: place)
    terminal.resize(columns: columns, rows: rows)
    place = try terminal.expect("[q] quit", from: place)

    terminal.type("p")
    place = try terminal.expect("| ", from: place)
    let lines = (1...200).map { "line \($0)\rq\r" }.joined()
    terminal.type("\u{1B}[200~\(lines)\u{1B}[201~")
    place = try terminal.expect("line 200", from: place)
    terminal.type("\u{1A}")
    place = try terminal.expect("ready$ ", from: place)
    #expect(terminal.settings == settings)
    terminal.type("fg\n")
    place = try terminal.expect("| ", from: place)
    terminal.type(".\r")
    place = try terminal.expect("Wrong", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("a")
    place = try terminal.expect("next question", from: place)
    terminal.type("\r")

    place = try terminal.expect("Question 2 of 2", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("e")
    place = try terminal.expect("status 1", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("\u{3}")
    place = try terminal.expect("Summary", from: place)
    place = try terminal.expect("ready$ ", from: place)
    #expect(terminal.settings == settings)
    terminal.type("echo status $?\n")
    place = try terminal.expect("status 130", from: place)
    terminal.type("exit\n")
    #expect(shell.end(on: terminal) == .exited(0))
  }

  @Test(arguments: ["prompt", "typing", "compile"], [SIGINT, SIGTERM, SIGHUP])
  func aSignalGivesTheTerminalBack(at spot: String, signal: Int32) throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let settings = terminal.settings
    let quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "range-loop"],
      environment: environment(scratch, editor: "false"))
    var place = try terminal.expect("[q] quit")
    if spot != "prompt" {
      terminal.type("t")
      place = try terminal.expect("| ", from: place)
    }
    if spot == "compile" {
      terminal.type(Self.slow + "\r.\r")
      place = try terminal.expect("Compiling", from: place)
    }
    quiz.send(signal)
    try terminal.expect("Summary", from: place)
    #expect(quiz.end(on: terminal) == .exited(130))
    #expect(terminal.settings == settings)
  }

  @Test func anEditorThatIsKilledLeavesTheTerminalToTheSession() throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let settings = terminal.settings
    let quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "range-loop"],
      environment: environment(scratch, editor: try editor(in: scratch)))
    var place = try terminal.expect("[q] quit")
    terminal.type("e")
    place = try terminal.expect("editing", from: place)
    // Ctrl-C is meant for the editor: the session goes on.
    terminal.type("\u{3}")
    place = try terminal.expect("was ended by signal 2", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("q")
    try terminal.expect("Summary", from: place)
    #expect(quiz.end(on: terminal) == .exited(0))
    #expect(terminal.settings == settings)
  }
}

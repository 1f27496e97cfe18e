import Foundation
import QuizEngine
import QuizTestSupport
import Testing

@testable import quiz

/// A whole session in a real terminal, with the built program, at three sizes.
@Suite(.serialized) struct PracticeTerminalTests {
  private func environment(_ scratch: TemporaryFolder, editor: String) -> [String: String] {
    [
      "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch.path,
      "QUIZ_CACHE": SharedToolchain.cacheFolder, "QUIZ_DATA": scratch.path + "/data",
      "LANG": "C.UTF-8", "TERM": "xterm-256color", "EDITOR": editor,
      "NO_COLOR": "1",
    ]
  }

  /// An editor that writes a wrong answer first, and the right one the next time.
  private func editor(in scratch: TemporaryFolder) throws -> String {
    let path = scratch.path + "/an editor"
    let right = Checkout.root + "/Tests/Answers/count-uniques/1/right-1.swift"
    try Executable.script(
      """
      if [ -f "\(scratch.path)/again" ]; then cp "\(right)" "$1"; exit; fi
      touch "\(scratch.path)/again"
      printf 'extension Array {\\n  func countUniques() -> Int { let n: Int = "a"; return n }\\n}\\n' > "$1"
      """, at: path)
    return "'\(path)'"
  }

  @Test(arguments: [(40, 24), (80, 24), (200, 50)])
  func aSessionFromTheFirstErrorToTheSummary(columns: Int, rows: Int) throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "count-uniques", "closures-are"],
      environment: environment(scratch, editor: try editor(in: scratch)))
    var place = try terminal.expect("[q] quit")
    terminal.type("e")
    place = try terminal.expect("Does not compile", from: place)
    place = try terminal.expect("^~~", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.resize(columns: columns + 7, rows: rows)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("e")
    place = try terminal.expect("Accepted", from: place)
    place = try terminal.expect("next question", from: place)
    terminal.type("\r")
    place = try terminal.expect("Question 2 of 2", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("p")
    place = try terminal.expect("| ", from: place)
    // Many lines at once, as a terminal marks them.
    terminal.type("\u{1B}[200~one\ntwo\nq\n\u{1B}[201~.\r")
    place = try terminal.expect("Wrong", from: place)
    place = try terminal.expect("say it aloud", from: place)
    terminal.type("\u{3}")
    place = try terminal.expect("2 of 2 questions answered", from: place)
    #expect(quiz.end(on: terminal) == .exited(130))
    #expect(terminal.isInLineMode)
  }

  @Test func skippingAndQuittingEndWell() throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "closures-are", "paradigm"],
      environment: environment(scratch, editor: "true"))
    var place = try terminal.expect("[q] quit")
    terminal.type("h")
    place = try terminal.expect("Hint 1 of", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("s")
    place = try terminal.expect("Question 2 of 2", from: place)
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("q")
    try terminal.expect("0 of 2 questions answered, 1 skipped", from: place)
    #expect(quiz.end(on: terminal) == .exited(0))
    #expect(terminal.isInLineMode)
  }

  @Test func anInterruptWhileCompilingLeavesTheTerminalAsItWas() throws {
    let scratch = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "count-uniques"],
      environment: environment(scratch, editor: "true"))
    var place = try terminal.expect("[q] quit")
    terminal.type("t")
    place = try terminal.expect("| ", from: place)
    terminal.type("while true {}\rextension Array { func countUniques() -> Int { 0 } }\r.\r")
    place = try terminal.expect("Compiling", from: place)
    terminal.type("\u{3}")
    try terminal.expect("Summary", from: place)
    #expect(quiz.end(on: terminal) == .exited(130))
    #expect(terminal.isInLineMode)
  }

  /// What was being written when the program was killed is there when the session is resumed.
  @Test func aDraftOutlivesAKill() throws {
    let scratch = try TemporaryFolder()
    let data = scratch.path + "/data"
    let writer = try script(
      "printf '// a draft\\n' >> \"$1\"; touch \"$HOME/written\"; sleep 5", in: scratch)
    var terminal = try PseudoTerminal(columns: 80, rows: 24)
    var quiz = try terminal.start(
      BuiltQuiz.path, ["practice", "count-uniques", "closures-are"],
      environment: environment(scratch, editor: writer))
    try terminal.expect("[q] quit")
    terminal.type("e")
    while !FilePath.exists(scratch.path + "/written") { usleep(10_000) }
    quiz.send(SIGKILL)
    #expect(quiz.end(on: terminal) == .signalled(SIGKILL))
    #expect(try LocalFileSystem().list(data + "/drafts").count == 1)

    let reader = try script("cp \"$1\" \"$HOME/seen\"", in: scratch)
    terminal = try PseudoTerminal(columns: 80, rows: 24)
    quiz = try terminal.start(
      BuiltQuiz.path, ["resume"], environment: environment(scratch, editor: reader))
    var place = try terminal.expect("[q] quit")
    terminal.type("e")
    place = try terminal.expect("[c] cancel", from: place)
    terminal.type("c")
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("q")
    #expect(quiz.end(on: terminal) == .exited(0))
    let seen = try String(contentsOfFile: scratch.path + "/seen", encoding: .utf8)
    #expect(seen.contains("Save to hand in."))
    #expect(seen.hasSuffix("// a draft\n"))
    #expect(!FilePath.exists(data + "/drafts"))
  }

  /// An exam that was left can be resumed, and then its drafts are needed.
  @Test func aDraftOutlivesAnExamThatIsLeft() throws {
    let scratch = try TemporaryFolder()
    let writer = try script("printf '// a draft\\n' >> \"$1\"; sleep 2", in: scratch)
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let quiz = try terminal.start(
      BuiltQuiz.path,
      ["exam", "--topic", "algorithms", "--written", "--count", "2", "--minutes", "60"],
      environment: environment(scratch, editor: writer))
    var place = try terminal.expect("[q] quit")
    terminal.type("e")
    place = try terminal.expect("[q] quit", from: place)
    terminal.type("q")
    try terminal.expect("quiz resume", from: place)
    #expect(quiz.end(on: terminal) == .exited(0))
    #expect(try LocalFileSystem().list(scratch.path + "/data/drafts").count == 1)
  }

  /// Where nothing can be written beside the journal, the editor opens all the same.
  @Test func aDraftFindsAnotherPlaceInNeed() throws {
    let scratch = try TemporaryFolder()
    try LocalFileSystem().write("no folder", to: scratch.path + "/file")
    let question = try #require(Slug("count-uniques"))
    let drafts = DraftFolder(
      place: scratch.path + "/file/drafts/one", scratch: scratch.path + "/other",
      files: LocalFileSystem())
    let path = try drafts.open(question, part: 1, beginningWith: "first")
    #expect(path == scratch.path + "/other/count-uniques-1.swift")
    #expect(try drafts.open(question, part: 1, beginningWith: "second") == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
    drafts.remove()
    #expect(!FilePath.exists(scratch.path + "/other"))
    #expect(FilePath.exists(scratch.path + "/file"))
  }

  /// An editor of one line of shell, which is told the file.
  private func script(_ line: String, in scratch: TemporaryFolder) throws -> String {
    try Executable.script(line, at: scratch.path + "/editor-\(abs(line.hashValue))")
  }
}

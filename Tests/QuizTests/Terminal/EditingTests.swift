import Foundation
import QuizTestSupport
import Testing

@testable import quiz

@Suite struct EditingTests {
  private let console = ScriptedConsole(mode: .full)

  private func environment(_ editor: String?) -> [String: String] {
    var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    environment["EDITOR"] = editor
    return environment
  }

  private func edit(_ command: String, line: Int? = nil) throws -> (EditOutcome, String?) {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.file("my answer.swift", "let a = 1\n")
    let outcome = console.edit(path, line: line, environment: environment(command))
    return (outcome, try? scratch.contents("my answer.swift"))
  }

  @Test func tellsThatTheFileHasChanged() throws {
    let (outcome, text) = try edit(#"/bin/sh -c 'echo "let b = 2" > "$0"'"#)
    #expect(outcome == .changed)
    #expect(text == "let b = 2\n")
  }

  @Test func tellsThatTheEditorTookNoTime() throws {
    #expect(try edit("true --wait").0 == .returnedAtOnce(editor: "true"))
  }

  @Test func tellsThatTheEditorFailed() throws {
    #expect(try edit("false").0 == .failed(editor: "false", .exited(1)))
    #expect(try edit("/bin/sh -c 'kill -9 $$'").0 == .failed(editor: "/bin/sh", .signalled(9)))
    #expect(
      try edit("no-such-editor -n").0
        == .failed(editor: "no-such-editor", .notFound("no-such-editor")))
    #expect(try edit("/").0 == .failed(editor: "/", .notFound("/")))
    #expect(
      try edit("/etc/passwd").0
        == .failed(editor: "/etc/passwd", .cannotStart("/etc/passwd", errno: 13)))
  }

  @Test func tellsThatTheFileIsGone() throws {
    let (outcome, text) = try edit("rm")
    guard case .unreadable = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(text == nil)
  }

  @Test func refusesAnOpenQuote() throws {
    #expect(try edit("'vi").0 == .broken(variable: "EDITOR", value: "'vi"))
  }

  @Test(arguments: [
    (["VISUAL": "code --wait", "EDITOR": "vi"], EditorCommand.Finding.words(["code", "--wait"])),
    (["VISUAL": " ", "EDITOR": "vi"], .words(["vi"])),
    (["PATH": "/nowhere"], .nothing),
  ])
  func findsTheEditor(_ environment: [String: String], _ finding: EditorCommand.Finding) {
    #expect(EditorCommand.find(environment: environment) == finding)
  }

  @Test(arguments: [
    ("vim", ["+3"]), ("/usr/bin/nano", ["+3"]), ("code", []), ("vimdiff", []),
  ])
  func putsTheCursorWhereTheEditorCan(_ editor: String, _ words: [String]) {
    #expect(EditorCommand.place(3, for: editor) == words)
    #expect(EditorCommand.place(nil, for: editor) == [])
  }

  @Test(arguments: [("\r", EditOutcome.changed), ("c", .unchanged)])
  func waitsForAWindow(_ typed: String, _ expected: EditOutcome) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.file("answer.swift", "let a = 1\n")
    let console = ScriptedConsole(
      mode: .full, events: [.key(typed == "\r" ? .enter : .character("c"))],
      beforeEvents: { try? Data("let b = 2\n".utf8).write(to: URL(filePath: path)) })
    #expect(try console.editUntilDone(path, environment: environment("true")) == expected)
  }

  @Test(
    arguments: [
      ([:], ["less"]), (["PAGER": "more -s"], ["more", "-s"]), (["PAGER": ""], nil),
      (["PAGER": "cat"], nil), (["PAGER": "'"], nil),
    ] as [([String: String], [String]?)])
  func findsThePager(_ environment: [String: String], _ words: [String]?) {
    #expect(Pager.find(environment: environment) == words)
  }

  @Test func writesPlainlyWhereThereIsNoPager() {
    let text = String(repeating: "line\n", count: 99)
    for console in [ScriptedConsole(mode: .full), ScriptedConsole(mode: .plain)] {
      console.page(text, environment: ["PATH": "/nowhere"])
      #expect(console.output == text)
    }
  }

  @Test func givesLongTextsToThePager() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.file("paged", "")
    let text = (1...20_000).map { "line \($0)\n" }.joined()
    let environment = ["PAGER": "/bin/sh -c 'cat >\"$0\"' '\(path)'"]
    console.page("short\n", environment: environment)
    console.page(text, environment: environment)
    #expect(console.output == "short\n")
    #expect(try scratch.contents("paged") == text)
  }
}

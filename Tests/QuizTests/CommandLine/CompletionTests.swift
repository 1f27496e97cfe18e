import Foundation
import QuizTestSupport
import Testing

@testable import quiz

/// Completes lines in the real shells.
@Suite struct CompletionTests {
  /// A line with the cursor at its end, and what may stand there.
  static let lines: [(String, [String])] = [
    ("quiz pr", ["practice"]),
    ("quiz --bank X pra", ["practice"]),
    ("quiz --color ", ["always", "auto", "never"]),
    ("quiz practice --le", ["--level"]),
    ("quiz practice --level b", ["beginner"]),
    ("quiz practice ra", ["range-loop", "range-sum"]),
    ("quiz practice --bank other ", ["from-other"]),
    ("quiz --bank=other practice ", ["from-other"]),
    ("quiz practice --topic ", ["arc", "concurrency"]),
    ("quiz check weak-self ans", ["answer.swift"]),
    ("quiz check w", ["weak-self"]),
    ("quiz takehome ", ["grade", "new"]),
    ("quiz takehome new --o", ["--output"]),
    ("quiz takehome grade ", ["folder"]),
    ("quiz help gr", ["grading"]),
    ("quiz validate --format ", ["json", "junit", "text"]),
    ("quiz completions ", ["bash", "fish", "zsh"]),
  ]

  @Test(.enabled(if: ShellRun.has("bash"), "needs bash"), arguments: lines)
  func completesInBash(_ line: String, _ words: [String]) throws {
    let script = """
      source ./script
      complete -p quiz >/dev/null || exit 9
      read -r -a COMP_WORDS <<<"${LINE//=/ = }"
      [[ $LINE == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _quiz
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try expect(words, for: line, in: .bash, "bash", ["--norc", "-c", script])
  }

  @Test(.enabled(if: ShellRun.has("fish"), "needs fish"), arguments: lines)
  func completesInFish(_ line: String, _ words: [String]) throws {
    let script = """
      source ./script
      complete -C $LINE | string split -f 1 \\t
      """
    try expect(words, for: line, in: .fish, "fish", ["--no-config", "-c", script])
  }

  @Test(.enabled(if: ShellRun.has("zsh"), "needs zsh"), arguments: lines)
  func completesInZsh(_ line: String, _ words: [String]) throws {
    // The shell types the line into another one, which notes what it would offer.
    let script = """
      zmodload zsh/zpty
      zpty inner zsh -f -i
      zpty -w inner 'PS1=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -C -D'
      zpty -w inner 'compadd() {
        [[ ${@[(I)-O|-A|-D]} -gt 0 ]] && { builtin compadd "$@"; return }
        local -a offered; builtin compadd -O offered "$@"
        print -rl -- $offered >>offers; builtin compadd "$@" }'
      zpty -w inner 'done-completing() { zle list-choices; print end >>offers; exit }'
      zpty -w inner 'zle -N done-completing; bindkey "^I" done-completing; print ready'
      while zpty -r inner text && [[ $text != *ready*$'\\n' || $text == *print* ]]; do :; done
      zpty -n -w inner "$LINE"$'\\t'
      while zpty -r inner text; do :; done
      sed '/^end$/d; s,/$,,' offers
      """
    try expect(words, for: line, in: .zsh, "zsh", ["-f", "-c", script])
  }

  private func expect(
    _ words: [String], for line: String, in shell: Shell, _ program: String, _ arguments: [String]
  ) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = CompletionScript(.sample, for: shell).text
    _ = try scratch.file("script", text)
    _ = try scratch.file("_quiz", text)
    _ = try scratch.file("answer.swift", "")
    let folder = scratch.folder.appending(path: "folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Executable.script(
      Self.bank, at: folder.appending(path: "quiz").path(percentEncoded: false))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try ShellRun(
      "env", ["-C", scratch.folder.path(percentEncoded: false), program] + arguments,
      environment: [
        "LINE": line, "PATH": "\(folder.path(percentEncoded: false)):\(path)", "TERM": "xterm",
        "HOME": scratch.folder.path(percentEncoded: false),
      ])
    let offered = Set(run.output.split(separator: "\n").map(String.init).map(Self.bare))
    #expect(offered == Set(words), "\(run.output)")
  }

  /// A folder without the slash at its end.
  private static func bare(_ word: String) -> String {
    word.hasSuffix("/") ? String(word.dropLast()) : word
  }

  /// Stands for the program, as far as completions ask it.
  private static let bank = """
    case "$*" in
      "list --bank other --complete ids") printf 'from-other\\tAnother: bank\\n' ;;
      "list --complete ids")
        printf 'range-loop\\tLoops: over\\nrange-sum\\tSum\\nweak-self\\tWeak\\n' ;;
      "list --complete topics") printf 'arc\\tMemory\\nconcurrency\\tTasks\\n' ;;
    esac
    """
}

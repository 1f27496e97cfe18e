extension Command {
  /// The command that shows help; the parser answers it with `Request.help`.
  static let help = Command(
    "help", in: .program, summary: "Show help on a command or a topic.",
    examples: [
      Example("quiz help", "all commands and topics"),
      Example("quiz help practice", "all about one command"),
    ],
    arguments: [
      Argument("SUBJECT", .any, kind: .helpSubject, summary: "A command or a topic.")
    ],
    options: [.manualPage, .markdown])

  /// The command that writes completions.
  static let completions = Command(
    "completions", in: .program, summary: "Write completions for a shell.",
    discussion: """
      The script completes commands, options and their values; ids, topics and packs come from
      the bank. Load it where your shell looks for completions.
      """,
    examples: [
      Example(
        "quiz completions bash > ~/.local/share/bash-completion/completions/quiz", "for bash"),
      Example("quiz completions zsh > ~/.zfunc/_quiz", "for zsh, with ~/.zfunc in $fpath"),
      Example("quiz completions fish > ~/.config/fish/completions/quiz.fish", "for fish"),
    ],
    arguments: [.shell])
}

extension Command.Argument {
  /// The shell that completions are for.
  static let shell = Self(
    "SHELL", kind: .oneOf(Shell.allCases.map(\.rawValue)), summary: "The shell they are for.")
}

extension Command.Option {
  static let manualPage = Self(
    "man", isHidden: true, summary: "Write the manual page, as roff.")
  static let markdown = Self(
    "markdown", isHidden: true, summary: "Write all help as one page of Markdown.")
}

@testable import quiz

extension Program {
  /// A small program that declares one of every kind of thing.
  static let sample = Program(
    name: "quiz", version: "1.2.3", date: "2025-12-01",
    summary: "Interview questions for Swift.",
    home: Command("", in: .learn, summary: "Where you stand.", options: [.json]),
    commands: [practice, check, takehome, history, validate, .completions, .help],
    topics: [
      HelpTopic("grading", summary: "How answers are graded", text: "By the *compiler*."),
      .exitStatus,
    ])

  static let practice = Command(
    "practice", in: .learn, summary: "Ask questions with feedback after every answer.",
    discussion: "Asks **one** question after another.",
    examples: [
      Command.Example("quiz practice --level beginner --count 5", "five easy questions"),
      Command.Example("quiz practice range-loop", "one question by its id"),
    ],
    arguments: [.questions], options: Command.Option.filters + [.json])

  static let check = Command(
    "check", in: .look, summary: "Grade one answer.",
    arguments: [.question, Command.Argument("FILE", kind: .file, summary: "The answer.")],
    options: [
      Command.Option("part", short: "p", .one("N", .integer(1...99)), summary: "Which part.")
    ]
      + Command.Option.compiling + [.json])

  static let takehome = Command(
    "takehome", in: .interview, summary: "Take-home tests.",
    subcommands: [
      Command(
        "new", in: .interview, summary: "Make one.", options: Command.Option.filters + [output]),
      Command(
        "grade", in: .interview, summary: "Grade one.",
        arguments: [Command.Argument("DIR", .some, kind: .folder, summary: "What came back.")]),
    ])

  static let output = Command.Option(
    "output", short: "o", .one("FILE", .file), summary: "Where to write it.")

  static let history = Command(
    "history", in: .look, summary: "What was answered.",
    subcommands: [Command("undo", in: .look, summary: "Take the last grade back.")],
    runsAlone: true)

  static let validate = Command(
    "validate", in: .maintain, summary: "Prove a bank.",
    arguments: [Command.Argument("BANK", .optional, kind: .path, summary: "The bank.")],
    options: [
      Command.Option("jobs", short: "j", .one("N", .integer(1...64)), summary: "At once."),
      Command.Option("shard", .one("I/N", .share), summary: "Only this part."),
      Command.Option("timeout", .one("TIME", .duration), summary: "How long."),
      Command.Option("format", .one("FORM", .oneOf(["text", "json", "junit"])), summary: "Form."),
      Command.Option("secret", isHidden: true, summary: "Not for help."),
    ])
}

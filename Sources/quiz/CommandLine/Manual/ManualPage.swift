import QuizEngine

/// The manual page, as the source that `man` reads.
struct ManualPage: Sendable {
  let program: Program
  private let roff = RoffRenderer()

  init(_ program: Program) {
    self.program = program
  }

  /// The source.
  var text: String {
    let sections: [(title: String, lines: [String])] = [
      ("NAME", ["\(RoffText.escaped(program.name)) \\- \(RoffText.escaped(program.synopsis))"]),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", roff.text(Prose(program.summary)) + markdown(program.discussion)),
      ("COMMANDS", program.commands.flatMap { commands($0, at: [$0.name]) }),
      ("OPTIONS OF EVERY COMMAND", options(program.common)),
      ("EXIT STATUS", exitStatuses),
    ]
    let topics = program.topics.filter { $0 != .exitStatus }.map {
      ($0.summary.uppercased(), markdown($0.text))
    }
    let body = (sections + topics).filter { !$0.lines.isEmpty }.flatMap { title, lines in
      [".SH \(RoffText.quoted(title))"] + lines.withoutLeadingBreak
    }
    return ([head] + body).joined(separator: "\n") + "\n"
  }
}

extension ManualPage {
  private var head: String {
    let name = RoffText.escaped(program.name)
    let version = RoffText.quoted("\(program.name) \(program.version)")
    return ".TH \(name.uppercased()) 1 \(program.date) \(version)"
  }

  private var synopsis: [String] {
    let usages = program.home.name.isEmpty ? [program.name] : []
    return (usages + ["\(program.name) COMMAND [OPTIONS] [ARGUMENTS]"])
      .flatMap { ["\\fB\(RoffText.escaped($0))\\fR", ".br"] }.dropLast()
  }

  /// A command and the commands within it, each under a heading of its own.
  private func commands(_ command: Command, at path: [String]) -> [String] {
    let page = HelpPage(program, for: .page)
    let call = command.runsAlone ? page.usages(of: command, at: path).first : nil
    let own =
      [".SS \(RoffText.quoted(call ?? program.call(path + ["COMMAND"])))"]
      + roff.text(Prose(command.summary)) + markdown(command.discussion)
      + command.arguments.flatMap { roff.entry($0.name, roff.text(Prose($0.summary))) }
      + options(command.options) + examples(command)
    return own + command.subcommands.flatMap { commands($0, at: path + [$0.name]) }
  }

  private func options(_ options: [Command.Option]) -> [String] {
    options.filter { !$0.isHidden }.flatMap {
      roff.entry($0.usage, roff.text(Prose($0.summary)))
    }
  }

  private func examples(_ command: Command) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return roff.verbatim(
      command.examples.map { "# \($0.effect)\n\($0.call)" }.joined(separator: "\n"))
  }

  private var exitStatuses: [String] {
    ExitStatus.allCases.flatMap { roff.entry("\($0.rawValue)", roff.text(Prose($0.meaning))) }
  }

  private func markdown(_ text: String) -> [String] {
    roff.lines(Document(markdown: text))
  }
}

extension [String] {
  /// The lines without a paragraph's break at their beginning, where a heading makes one anyway.
  fileprivate var withoutLeadingBreak: [String] {
    first == ".PP" ? Array(dropFirst()) : self
  }
}

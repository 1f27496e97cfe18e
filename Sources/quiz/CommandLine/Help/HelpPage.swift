import QuizEngine

/// Help as a document, made from what a program declares.
struct HelpPage: Sendable {
  /// What is declared.
  let program: Program
  /// What it is for.
  let medium: Medium

  init(_ program: Program, for medium: Medium = .screen) {
    self.program = program
    self.medium = medium
  }

  /// What help is made for.
  enum Medium: Sendable {
    /// Names stand out by their place and colour.
    case screen
    /// Names are marked as code.
    case page
  }

  /// The help on a subject; `nil` where there is none.
  func document(on subject: HelpSubject) -> Document? {
    switch subject {
    case .program: overview
    case .command(let path): program.command(at: path).map { page(on: $0, at: path) }
    case .topic(let name): program.topics.first { $0.name == name }.map(page)
    case .markdown: reference
    case .manualPage: nil
    }
  }
}

extension HelpPage {
  /// The program with its commands and topics.
  var overview: Document {
    var document: Document = [
      .heading(level: 1, Prose(program.name)), .paragraph(Prose(program.summary)),
    ]
    document += Document(markdown: program.discussion)
    document += examples(program.home, level: 2)
    for group in Command.Group.allCases {
      let commands = program.commands.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      document.append(.heading(level: 2, Prose(group.rawValue)))
      document.append(.facts(commands.map { (name($0.name), Prose($0.summary)) }))
    }
    document += section("Topics", program.topics.map { (name($0.name), Prose($0.summary)) })
    document += section("Options of every command", facts(program.common))
    let help = program.call([Command.help.name])
    document.append(
      .paragraph("\(.code("\(help) NAME")) tells all about a command or a topic."))
    return document
  }

  /// A name that the eye should find.
  func name(_ text: String) -> Prose {
    switch medium {
    case .screen: .toned(.accent, Prose(text.padded(to: nameWidth)))
    case .page: .code(text)
    }
  }

  /// The columns of the longest name of a command or topic, so that all lists line up.
  private var nameWidth: Int {
    (program.commands.map(\.name) + program.topics.map(\.name)).map(\.columns).max() ?? 0
  }

  private func page(on topic: HelpTopic) -> Document {
    [.heading(level: 1, Prose(topic.summary))] + Document(markdown: topic.text)
  }
}

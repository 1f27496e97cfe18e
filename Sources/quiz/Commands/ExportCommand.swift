import QuizEngine

/// Writes the bank in another form.
struct ExportCommand: RunnableCommand {
  static let command = Command(
    "export", in: .maintain, summary: "Write the bank as one file, or what it holds.",
    discussion: """
      A bundle loads to the same questions as the folder: `--bank FILE` takes it everywhere. An
      overview is a page in Markdown with all packs and questions, without answers.
      """,
    examples: [
      Command.Example("quiz export --bundle bank.json", "the whole bank in one JSON file"),
      Command.Example("quiz export --overview Questions.md --force", "a page that lists it"),
    ],
    options: [.bundle, .overview, .force])

  /// What is written.
  private enum Form {
    case bundle
    case overview
  }

  private let form: Form
  private let path: String
  private let force: Bool
  private let banks: [String]

  init(_ values: ParsedValues) throws(UsageError) {
    switch (values.text(.bundle), values.text(.overview)) {
    case (let path?, nil): (form, self.path) = (.bundle, path)
    case (nil, let path?): (form, self.path) = (.overview, path)
    case (nil, nil): throw UsageError(.missingArgument("--bundle FILE"), in: values.path)
    case (.some, .some):
      throw UsageError(.conflict("--bundle", "--overview"), in: values.path)
    }
    force = values.has(.force)
    banks = values.texts(.bank)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks)
    let text =
      switch form {
      case .bundle: BankBundle.write(bank)
      case .overview: MarkdownRenderer().render(BankOverview(bank).document)
      }
    if path == "-" {
      world.console.write(text)
      return .done
    }
    try world.write(text, to: path, replacing: force)
    return .done
  }
}

extension World {
  /// Writes a file as a whole; one that is there is kept unless it may be replaced.
  func write(_ text: String, to path: String, replacing: Bool) throws(CommandFailure) {
    do throws(FileError) {
      let isThere = try files.kind(of: path) != nil
      if replacing || !isThere { return try files.write(text, to: path) }
    } catch {
      throw .unwritable(error)
    }
    throw .exists(path: path)
  }
}

extension Command.Option {
  fileprivate static let bundle = Self(
    "bundle", .one("FILE", .file), summary: "Write one JSON file; - is standard output.")
  fileprivate static let overview = Self(
    "overview", .one("FILE", .file),
    summary: "Write what the bank holds as Markdown; - is standard output.")
  static let force = Self("force", summary: "Replace a file that is there.")
}

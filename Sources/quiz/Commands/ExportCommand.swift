import QuizEngine

/// Writes the bank in another form.
struct ExportCommand: RunnableCommand {
  static let command = Command(
    "export", in: .maintain, summary: "Write the bank as one file.",
    discussion:
      "The file loads to the same questions as the folder: `--bank FILE` takes it everywhere.",
    examples: [
      Command.Example("quiz export --bundle bank.json", "the whole bank in one JSON file")
    ],
    options: [.bundle, .force])

  private let bundle: String
  private let force: Bool
  private let banks: [String]

  init(_ values: ParsedValues) throws(UsageError) {
    guard let bundle = values.text(.bundle) else {
      throw UsageError(.missingArgument("--bundle FILE"), in: values.path)
    }
    self.bundle = bundle
    force = values.has(.force)
    banks = values.texts(.bank)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let text = BankBundle.write(try world.loadBank(banks))
    if bundle == "-" {
      world.console.write(text)
      return .done
    }
    try world.write(text, to: bundle, replacing: force)
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
  static let force = Self("force", summary: "Replace a file that is there.")
}

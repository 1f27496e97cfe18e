import QuizEngine

/// Writes a folder to send to a candidate.
struct TakehomeNew: RunnableCommand {
  static let command = Command(
    "new", in: .interview, summary: "Write a folder to send to candidates.",
    discussion: """
      The folder is a Swift package: a README with the rules, a file for each answer, and the checks that
      may be seen as tests for `swift test`. No solution, no hidden check and none of its values is in it.
      `quiz takehome grade` grades it when it comes back.
      """,
    examples: [
      Command.Example(
        "quiz takehome new --written --minutes 90 --seed 3 --output takehome", "an hour and a half"),
      Command.Example(
        "quiz takehome new count-uniques power-operator --output takehome", "two questions"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [.blueprint, .kit, .title, .packageOutput, .force, .json])

  private let wish: KitWish
  private let output: String
  private let title: String?
  private let force: Bool
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    wish = try KitWish(values)
    guard let output = values.text(.packageOutput) else {
      throw UsageError(.missingArgument("--output DIR"), in: values.path)
    }
    self.output = output
    title = values.text(.title)
    force = values.has(.force)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let kit = try wish.make(in: world)
    let package = TakehomePackage(kit)
    let readme = KitTakehomeReadme(package, of: kit, title: title).file
    try write([readme] + package.fixtures + package.answers, in: world)
    tell(kit, package, in: world)
    return .done
  }

  /// Writes the folder as a whole, or not at all.
  private func write(_ files: [TakehomeFile], in world: World) throws(CommandFailure) {
    try clear(in: world)
    do throws(FileError) {
      for file in files {
        let path = PathName.join(output, file.path)
        try world.files.makeFolder(PathName.parent(of: path) ?? output)
        try world.files.write(file.text, to: path)
      }
    } catch {
      try? world.files.removeTree(output)
      throw .unwritable(error)
    }
  }

  /// Makes sure that nothing stands in the folder: an old answer must not be sent along.
  private func clear(in world: World) throws(CommandFailure) {
    var names: [String] = []
    do throws(FileError) {
      guard let kind = try world.files.resolvedKind(of: output) else { return }
      if kind == .folder { names = try world.files.list(output) }
      if kind == .folder, names.isEmpty { return }
    } catch {
      throw .unwritable(error)
    }
    guard names.contains(TakehomeManifest.fileName) else { throw .kit(.occupied(path: output)) }
    guard force else { throw .exists(path: output) }
    do throws(FileError) {
      for name in names { try world.files.removeTree(PathName.join(output, name)) }
    } catch {
      throw .unwritable(error)
    }
  }

  private func tell(_ kit: Kit, _ package: TakehomePackage, in world: World) {
    let form = kit.forms.first
    if json {
      let value: JSON = [
        "kit": .string(kit.id.description), "folder": .string(output),
        "questions": .strings((form?.items ?? []).map(\.question.id.text)),
        "points": .integer(form?.points ?? 0), "minutes": .integer(form?.minutes ?? 0),
        "files": .strings(package.answers.map(\.path)),
      ]
      world.console.write(value.indented + "\n")
      return
    }
    let rows = package.tasks.map { task -> [Prose] in
      [Prose(task.label), .code(task.item.question.id.text), Prose(task.path)]
    }
    world.console.show([
      .paragraph("\(output): \(form?.points ?? 0) points, \(form?.minutes ?? 0) minutes."),
      .table(Document.Table(rows: rows)),
      .paragraph(.muted(Prose("Kit \(kit.id). To make it again, and to grade it:"))),
      .code(
        wish.call("takehome new", again: kit) + "\nquiz takehome grade FOLDER… --kit \(kit.id)",
        language: "sh"),
    ])
  }
}

extension Command.Option {
  fileprivate static let packageOutput = Self(
    "output", short: "o", .one("DIR", .folder), summary: "Write this folder.")
}

import QuizEngine

/// Makes a question that is valid from the start.
struct NewCommand: RunnableCommand {
  static let command = Command(
    "new", in: .maintain, summary: "Make a new question that validates from the start.",
    discussion: """
      Writes the folder of a question with everything that its kind needs, opens the editor, and
      proves what came of it. With `--watch` the question is proved on every save instead, until `q`
      is pressed; a question that is there already is watched as it is.

      What is still to be written says TODO; `quiz validate --quality` finds it.
      """,
    examples: [
      Command.Example("quiz new map-or-loop --kind write", "code is written, and checked"),
      Command.Example("quiz new what-prints --kind predict --level advanced", "a prediction"),
      Command.Example("quiz new map-or-loop --watch", "prove it on every save"),
    ],
    arguments: [
      Command.Argument("ID", kind: .text, summary: "The question's name, such as range-loop.")
    ],
    options: [.kind, .newPack, .newLevel, .watch, .noEdit] + Command.Option.compiling)

  private let id: String
  private let kind: Part.Kind?
  private let pack: String?
  private let level: Level?
  private let watches: Bool
  private let edits: Bool
  private let banks: [String]
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    id = values.arguments["ID"]?.first ?? ""
    kind = values.choice(.kind)
    pack = values.text(.newPack)
    level = values.choice(.newLevel)
    watches = values.has(.watch)
    edits = !values.has(.noEdit)
    banks = values.texts(.bank)
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    guard let slug = Slug(id) else {
      throw .proof(
        .question(
          "“\(id)” cannot be the id of a question: it takes lower-case words of letters and digits, "
            + "joined by single hyphens, such as range-loop."))
    }
    let root = try bankFolder(in: world)
    let bank = world.loadBankWithFindings([root]).bank
    let folder: String
    if let place = existingFolder(slug, bank: bank, root: root, in: world) {
      guard watches else { throw .proof(.question("there is a question “\(id)” already: \(place)")) }
      folder = place
    } else {
      folder = try make(slug, bank: bank, root: root, in: world)
    }
    let proof = QuestionProof(
      id: slug, root: root, folder: folder, swift: swift, sandbox: sandbox, world: world)
    if watches { return try proof.watch() }
    if edits, world.console.isInteractive {
      do throws(InputEnd) {
        _ = try world.console.editUntilDone(
          PathName.join(folder, "question.json"), environment: world.variables)
      } catch {
        throw .interrupted
      }
    }
    return try proof.proveOnce()
  }

  /// The folder of packs that the question goes to.
  private func bankFolder(in world: World) throws(CommandFailure) -> String {
    if let named = banks.first {
      if FilePath.exists(named), !FilePath.isFolder(named) {
        throw .proof(.question("\(named) is a file; a new question needs a folder of packs."))
      }
      return named
    }
    if FilePath.isFolder("Questions") { return "Questions" }
    throw .proof(
      .question(
        "there is no folder “Questions” here; say where the bank is: “--bank FOLDER”. "
          + "It is made where it is missing."))
  }

  private func existingFolder(
    _ slug: Slug, bank: Bank, root: String, in world: World
  ) -> String? {
    if bank[slug] != nil { return PathName.parent(of: bank.places(of: slug)[""].file) }
    // A question with errors is not in the bank, but its folder is there.
    let packs = (try? world.files.list(root)) ?? []
    return packs.map { PathName.join(PathName.join(root, $0), slug.text) }
      .first(where: FilePath.exists)
  }

  private func make(
    _ slug: Slug, bank: Bank, root: String, in world: World
  ) throws(CommandFailure) -> String {
    let choice: (kind: Part.Kind, pack: String, level: Level)
    do throws(InputEnd) {
      choice = try choices(bank, in: world)
    } catch {
      throw .interrupted
    }
    guard Slug(choice.pack) != nil else {
      throw .proof(.question("“\(choice.pack)” cannot be the id of a pack."))
    }
    let folder = PathName.join(PathName.join(root, choice.pack), slug.text)
    let scaffold = Scaffold(kind: choice.kind, id: slug, level: choice.level)
    do throws(FileError) {
      try world.files.makeFolder(folder)
      let packFile = PathName.join(PathName.join(root, choice.pack), "pack.json")
      if try world.files.kind(of: packFile) == nil {
        try world.files.write(scaffold.pack(choice.pack).indented + "\n", to: packFile)
      }
      for (name, text) in scaffold.files {
        try world.files.write(text, to: PathName.join(folder, name))
      }
      let hasSchema =
        try world.files.kind(of: PathName.join(root, "question.schema.json")) != nil
      // Written last: until it is there, there is no question.
      try world.files.write(
        scaffold.question(hasSchema: hasSchema).indented + "\n",
        to: PathName.join(folder, "question.json"))
    } catch {
      throw .unwritable(error)
    }
    let names = ["question.json"] + scaffold.files.map(\.name)
    world.console.write("Made \(folder): \(names.joined(separator: ", "))\n")
    return folder
  }

  /// What was not said is asked where somebody can answer, and usual elsewhere.
  private func choices(
    _ bank: Bank, in world: World
  ) throws(InputEnd) -> (kind: Part.Kind, pack: String, level: Level) {
    let console = world.console
    let isAsked = console.isInteractive
    var kind = kind
    if kind == nil, isAsked {
      kind = try console.choose(
        "What does the candidate do?",
        from: [
          KeyChoice("w", "write code", .write), KeyChoice("m", "mend code", .repair),
          KeyChoice("p", "predict a program", .predict), KeyChoice("c", "choose", .choose),
          KeyChoice("e", "explain", .explain),
        ])
    }
    var pack = pack
    let packs = bank.packs.map(\.id.text)
    if pack == nil, packs.count > 1, isAsked {
      let answer = try console.ask("Which pack? (\(packs.joined(separator: ", "))) ", from: packs[0])
      pack = answer.trimmed
    }
    return (kind ?? .write, pack ?? packs.first ?? "mine", level ?? .beginner)
  }
}

extension Command.Option {
  fileprivate static let kind = Self(
    "kind", .one("KIND", .oneOf(Part.Kind.allCases.map(\.rawValue))),
    summary: "What the candidate does; write by default.")
  fileprivate static let newPack = Self(
    "pack", .one("PACK", .pack), summary: "Put it into this pack, which is made where it is missing.")
  fileprivate static let newLevel = Self(
    "level", .one("LEVEL", .oneOf(Level.allCases.map(\.rawValue))),
    summary: "How demanding it is; beginner by default.")
  fileprivate static let watch = Self(
    "watch", summary: "Prove it on every save, until q is pressed.")
  fileprivate static let noEdit = Self("no-edit", summary: "Open no editor.")
}

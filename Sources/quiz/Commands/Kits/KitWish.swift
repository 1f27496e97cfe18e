import QuizEngine

/// The kit that a command line asks for.
struct KitWish: Sendable {
  let filters: FilterValues
  let blueprintPath: String?
  let forms: Int
  let again: Kit.ID?
  private let banks: [String]
  private let usualFormats: Set<Question.Format>

  /// The questions of a kit that nobody measured out.
  static let usualCount = 10

  /// Takes the options; those that do not go together are refused.
  ///
  /// - Parameter usual: the formats that are drawn from where none is named.
  init(_ values: ParsedValues, usual: Set<Question.Format> = []) throws(UsageError) {
    filters = FilterValues(values)
    blueprintPath = values.text(.blueprint)
    forms = values.integer(.forms) ?? 1
    banks = values.texts(.bank)
    usualFormats = usual
    if blueprintPath != nil {
      let others: [Command.Option] = [
        .written, .verbal, .level, .topic, .pack, .count, .minutes,
      ]
      for option in others where values.has(option) {
        throw UsageError(.conflict("--blueprint", option.spelling), in: values.path)
      }
      if !filters.questions.isEmpty {
        throw UsageError(.conflict("--blueprint", "ID"), in: values.path)
      }
    }
    guard let text = values.text(.kit) else {
      again = nil
      return
    }
    guard let id = Kit.ID(text) else { throw Self.badKit(text, in: values.path) }
    if let seed = filters.seed, seed != id.seed {
      throw UsageError(.conflict("--kit \(id)", "--seed \(seed)"), in: values.path)
    }
    again = id
  }

  /// What a text that is no id of a kit is told.
  static func badKit(_ text: String, in path: [String]) -> UsageError {
    let kind = ValueKind.oneOf(["an id such as 1-16-8f3a2c-5be0cd19"])
    return UsageError(.badValue(text, of: "--kit", kind: kind, nearest: nil), in: path)
  }

  /// Draws the kit.
  func make(in world: World) throws(CommandFailure) -> Kit {
    let bank = try world.loadBank(banks, for: filters)
    let blueprint = try blueprint(of: bank, in: world)
    let maker = KitMaker(questions: bank.questions)
    do throws(KitError) {
      if let again { return try maker.make(blueprint, again: again, forms: forms) }
      let seed = filters.seed ?? UInt64.random(in: 0...UInt64(UInt16.max))
      return try maker.make(blueprint, seed: seed, forms: forms)
    } catch {
      throw .kit(.draw(error))
    }
  }

  /// The words of the call, without the banks and files, that makes a kit again.
  func call(_ command: String, again kit: Kit) -> String {
    var words = ["quiz", command] + filters.questions
    if let blueprintPath { words += ["--blueprint", PathName.last(of: blueprintPath)] }
    if filters.written { words.append("--written") }
    if filters.verbal { words.append("--verbal") }
    for level in filters.levels { words += ["--level", level.rawValue] }
    for topic in filters.topics { words += ["--topic", topic] }
    for pack in filters.packs { words += ["--pack", pack] }
    if let count = filters.count { words += ["--count", "\(count)"] }
    if let minutes = filters.minutes { words += ["--minutes", "\(minutes)"] }
    if forms > 1 { words += ["--forms", "\(forms)"] }
    return (words + ["--kit", kit.id.description]).joined(separator: " ")
  }

  private func blueprint(of bank: Bank, in world: World) throws(CommandFailure) -> Blueprint {
    if let blueprintPath { return try read(blueprintPath, bank: bank, in: world) }
    // Names that the bank does not have, and filters that match nothing, are told here.
    _ = try bank.questions(filters)
    var filter = filters.filter
    if filter.formats.isEmpty, filters.questions.isEmpty { filter.formats = usualFormats }
    let isMeasured = filters.minutes != nil || !filters.questions.isEmpty
    return Blueprint(sections: [
      Blueprint.Section(
        filter: filter, questions: filters.questions.compactMap { Slug($0) },
        size: filters.count.map { .exactly($0) } ?? (isMeasured ? .all : .atMost(Self.usualCount)),
        minutes: filters.minutes)
    ])
  }

  private func read(
    _ path: String, bank: Bank, in world: World
  ) throws(CommandFailure) -> Blueprint {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = path == "-" ? world.readStandardInput() : try world.files.read(path, atMost: 1 << 20)
    } catch {
      throw .unreadable(error)
    }
    let blueprint: Blueprint
    do throws(Blueprint.Fault) {
      blueprint = try Blueprint(json: bytes)
    } catch {
      throw .kit(.blueprint(path: path, error))
    }
    for section in blueprint.sections {
      for id in section.questions { _ = try bank.question(id.text) }
      for topic in section.filter.topics where !bank.topics.contains(topic) {
        throw .unknownName(
          kind: "topic", topic.text,
          nearest: Suggestion.nearest(to: topic.text, among: bank.topics.map(\.text)).first)
      }
    }
    return blueprint
  }
}

extension Command.Option {
  static let blueprint = Self(
    "blueprint", .one("FILE", .file),
    summary: "Take what is wanted from a JSON file, see Docs/Kits.md.")
  static let forms = Self(
    "forms", .one("N", .integer(1...26)),
    summary: "Make so many forms that match in level, topics and minutes; 1 by default.")
  static let kit = Self(
    "kit", .one("ID", .text), summary: "Make this kit again, and refuse where the bank has changed."
  )
}

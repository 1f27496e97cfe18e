import QuizEngine

extension World {
  /// Loads the banks that were named, or the built-in one, without judging what was found.
  func loadBankWithFindings(_ paths: [String]) -> BankLoader.Outcome {
    let loader = BankLoader(
      files: files,
      constructs: ConstructNames(
        names: SyntaxConstruct.names, isKnown: { SyntaxConstruct(named: $0) != nil }))
    if !paths.isEmpty { return loader.load(paths) }
    guard let builtIn = BuiltInBank.find(executable: executable) else {
      let places = executable.map { BuiltInBank.places(executable: $0) } ?? []
      return loader.load([places.first ?? "Questions"])
    }
    return loader.load([builtIn])
  }

  /// Loads the banks that were named, or the built-in one; one with errors is refused.
  func loadBank(_ paths: [String]) throws(CommandFailure) -> Bank {
    let outcome = loadBankWithFindings(paths)
    let errors = outcome.findings.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .bank(errors) }
    return outcome.bank
  }
}

extension Bank {
  /// The question of an id as it was typed.
  func question(_ id: String) throws(CommandFailure) -> Question {
    if let question = self[id] { return question }
    throw .unknownQuestion(
      id, nearest: Suggestion.nearest(to: id, among: questions.map(\.id.text)).first)
  }

  /// The questions that pass filters, in the order of the bank.
  func questions(_ filters: FilterValues) throws(CommandFailure) -> [Question] {
    var found: [Question] = []
    for id in filters.questions { found.append(try question(id)) }
    let packNames = packs.map(\.id.text)
    for topic in filters.topics where !topics.contains(where: { $0.text == topic }) {
      throw .unknownName(
        kind: "topic", topic,
        nearest: Suggestion.nearest(to: topic, among: topics.map(\.text)).first)
    }
    for pack in filters.packs where !packNames.contains(pack) {
      throw .unknownName(
        kind: "pack", pack, nearest: Suggestion.nearest(to: pack, among: packNames).first)
    }
    let filter = filters.filter
    let matching = (found.isEmpty ? questions : found).filter(filter.accepts)
    guard !matching.isEmpty else { throw .noMatch(advice: advice(on: filters)) }
    return matching
  }

  /// What there is, for somebody whose filters match nothing.
  private func advice(on filters: FilterValues) -> String {
    let levels = Level.allCases.map { level in
      "\(level.rawValue) \(questions.count { $0.level == level })"
    }
    return "The bank has \(count) questions: \(levels.joined(separator: ", "))."
      + " Topics: \(topics.map(\.text).joined(separator: ", "))."
  }
}

extension FilterValues {
  /// The filter without the ids, which name questions by themselves.
  var filter: Bank.Filter {
    var formats: Set<Question.Format> = []
    if written { formats.insert(.written) }
    if verbal { formats.insert(.verbal) }
    return Bank.Filter(
      formats: formats, levels: Set(levels), topics: Set(topics.compactMap { Slug($0) }),
      packs: Set(packs.compactMap { Slug($0) }))
  }
}

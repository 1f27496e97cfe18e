import QuizEngine

extension World {
  /// Loads the banks that were named, or the built-in one, without judging what was found.
  func loadBankWithFindings(_ paths: [String]) -> BankLoader.Outcome {
    bankLoader.load(bankPaths(paths))
  }

  /// Loads the banks that were named, or the built-in one; one with errors is refused.
  func loadBank(_ paths: [String]) throws(CommandFailure) -> Bank {
    let outcome = loadBankWithFindings(paths)
    let errors = outcome.findings.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .bank(errors) }
    return outcome.bank
  }

  /// Loads some questions, and nothing else where that can be; all where none is named.
  func loadBank(_ paths: [String], only ids: [String]) throws(CommandFailure) -> Bank {
    if !ids.isEmpty, let outcome = bankLoader.load(questions: ids, in: bankPaths(paths)),
      !outcome.hasErrors,
      ids.allSatisfy({ outcome.bank[$0] != nil })
    {
      return outcome.bank
    }
    return try loadBank(paths)
  }

  /// Loads what filters can let pass, and nothing else where that can be told beforehand.
  func loadBank(
    _ paths: [String], for filters: FilterValues
  ) throws(CommandFailure) -> Bank {
    filters.filter == Bank.Filter()
      ? try loadBank(paths, only: filters.questions) : try loadBank(paths)
  }

  /// Loads one question, and nothing else where that can be.
  func loadQuestion(_ id: String, in paths: [String]) throws(CommandFailure) -> Question {
    try loadBank(paths, only: [id]).question(id)
  }

  /// What a list tells of the banks; read from the cache where they are as they were.
  func loadIndex(_ paths: [String]) throws(CommandFailure) -> BankIndex {
    let cache = BankIndexCache(
      folder: PathName.join(cacheFolder, "banks"), executable: executable, files: files)
    let places = bankPaths(paths)
    if let index = cache.index(of: places) { return index }
    let index = try loadBank(paths).cardIndex
    cache.keep(index, of: places, second: now().milliseconds / 1000)
    return index
  }

  private var bankLoader: BankLoader {
    BankLoader(
      files: files,
      constructs: ConstructNames(
        names: SyntaxConstruct.names, isKnown: { SyntaxConstruct(named: $0) != nil }))
  }

  /// Where the banks stand that were named, or the built-in one.
  private func bankPaths(_ paths: [String]) -> [String] {
    if !paths.isEmpty { return paths }
    let places = executable.map { BuiltInBank.places(executable: $0) } ?? []
    return [BuiltInBank.find(executable: executable) ?? places.first ?? "Questions"]
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
    try cardIndex.cards(filters).compactMap { self[$0.id] }
  }
}

extension BankIndex {
  /// The questions that pass filters, in the order of the bank, or as they were named.
  func cards(_ filters: FilterValues) throws(CommandFailure) -> [QuestionCard] {
    var found: [QuestionCard] = []
    for id in filters.questions {
      guard let card = self[id] else {
        throw .unknownQuestion(
          id, nearest: Suggestion.nearest(to: id, among: cards.map(\.id.text)).first)
      }
      found.append(card)
    }
    let topicNames = filters.topics.isEmpty ? [] : topics.map(\.text)
    for topic in filters.topics where !topicNames.contains(topic) {
      throw .unknownName(
        kind: "topic", topic, nearest: Suggestion.nearest(to: topic, among: topicNames).first)
    }
    let packNames = packs.map(\.text)
    for pack in filters.packs where !packNames.contains(pack) {
      throw .unknownName(
        kind: "pack", pack, nearest: Suggestion.nearest(to: pack, among: packNames).first)
    }
    let filter = filters.filter
    let matching = (found.isEmpty ? cards : found).filter(filter.accepts)
    guard !matching.isEmpty else { throw .noMatch(advice: advice) }
    return matching
  }

  /// What there is, for somebody whose filters match nothing.
  private var advice: String {
    let levels = Level.allCases.map { level in
      "\(level.rawValue) \(cards.count { $0.level == level })"
    }
    return "The bank has \(cards.count) questions: \(levels.joined(separator: ", "))."
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

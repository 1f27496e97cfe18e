extension Reader {
  /// Reads a whole question; whether it can be used is for the findings to say.
  mutating func question(_ node: JSON.Node, _ shape: Shape, id: Slug?, pack: Slug) -> Question? {
    guard let fields = fields(node, shape) else { return nil }
    let modes = modes(fields, within: nil)
    let topics = words(fields, "topics", of: "topics", pattern: .topic).compactMap { Slug($0) }
    return Question(
      id: id ?? pack,
      pack: pack,
      title: line(fields, "title"),
      format: word(fields, "format", of: Question.Format.allCases) ?? .written,
      level: word(fields, "level", of: Level.allCases) ?? .beginner,
      topics: topics,
      minutes: integer(fields, "minutes", in: 1...120) ?? 1,
      since: string(fields, "since", pattern: .swiftVersion).flatMap(SwiftVersion.init),
      modes: modes ?? [],
      requires: words(fields, "requires", of: "modules", atLeast: 0, pattern: .module),
      prompt: prose(fields, "prompt"),
      parts: parts(fields, modes: modes),
      hints: hints(fields),
      explanation: prose(fields, "explanation"),
      history: history(fields),
      followUps: followUps(fields),
      references: references(fields))
  }
}

extension Reader {
  private mutating func parts(_ fields: Fields, modes: [LanguageMode]?) -> [Part] {
    var parts: [Part] = []
    for node in list(fields, "parts", of: "parts", atMost: 20) {
      if let part = part(node, modes: modes) { parts.append(part) }
    }
    return parts
  }

  private mutating func hints(_ fields: Fields) -> [Question.Hint] {
    var hints: [Question.Hint] = []
    for node in list(fields, "hints", of: "hints", atLeast: 0) {
      guard let fields = self.fields(node, .hint) else { continue }
      let text = prose(fields, "text")
      guard let cost = share(fields, "cost", atMost: 1) else { continue }
      hints.append(Question.Hint(text: text, cost: cost))
    }
    let total = hints.reduce(0) { $0 + $1.cost }
    // Sums of tenths are not exact: 0.1 + 0.2 + 0.7 may be a hair more than 1.
    if total > 1 + 1e-9, let node = fields["hints"] {
      let sum = Double(Int((total * 1000).rounded())) / 1000
      note(.hintCosts, at: node, "the hints cost \(sum) together, and may cost 1 at most")
    }
    return hints
  }

  private mutating func history(_ fields: Fields) -> [Question.HistoryEntry] {
    var entries: [Question.HistoryEntry] = []
    for node in list(fields, "history", of: "history entries", atLeast: 0) {
      guard let fields = self.fields(node, .historyEntry) else { continue }
      let version = string(fields, "swift", pattern: .swiftVersion).flatMap(SwiftVersion.init)
      let proposal = string(fields, "proposal", pattern: .proposal)
      let text = prose(fields, "text")
      guard let version else { continue }
      entries.append(Question.HistoryEntry(swift: version, proposal: proposal, text: text))
    }
    return entries
  }

  private mutating func followUps(_ fields: Fields) -> [Question.FollowUp] {
    var followUps: [Question.FollowUp] = []
    for node in list(fields, "followUps", of: "follow-ups", atLeast: 0) {
      guard let fields = self.fields(node, .followUp) else { continue }
      followUps.append(
        Question.FollowUp(ask: prose(fields, "ask"), answer: prose(fields, "answer")))
    }
    return followUps
  }

  private mutating func references(_ fields: Fields) -> [Question.Reference] {
    var references: [Question.Reference] = []
    for node in list(fields, "references", of: "references", atLeast: 0) {
      guard let fields = self.fields(node, .reference) else { continue }
      references.append(
        Question.Reference(
          title: line(fields, "title"), url: string(fields, "url", pattern: .secureURL)))
    }
    return references
  }
}

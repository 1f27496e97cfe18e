/// Puts packs together from what is loaded one after the other, and keeps ids apart.
struct Assembly {
  private var packs: [Slug: Draft] = [:]
  private var order: [Slug] = []
  private var taken: [Slug: Place] = [:]
  private var places: [Slug: Places] = [:]
  private var findings: [Finding] = []
}

extension Assembly {
  /// A pack whose questions are still coming in.
  struct Draft {
    /// The pack without questions.
    var pack: Pack
    /// What tells whether two packs of the same name are the same: a real path.
    var identity: String
    /// Where it stands.
    var place: Place
  }

  /// Notes findings of a reader.
  mutating func note(_ more: [Finding]) {
    findings += more
  }

  /// Notes trouble with a file.
  mutating func note(_ trouble: CodeFiles.Trouble) {
    note(trouble.rule, at: trouble.place.file, trouble.message)
  }

  /// Notes an error with a whole file or folder.
  mutating func note(
    _ rule: Finding.Rule, at path: String, _ message: String, question: Slug? = nil,
    severity: Finding.Severity = .error
  ) {
    findings.append(
      Finding(
        place: Place(file: path), severity: severity, rule: rule, question: question,
        message: message))
  }

  /// Takes a pack in; another one must not have its id. False where it was there already.
  @discardableResult
  mutating func add(_ draft: Draft) -> Bool {
    let id = draft.pack.id
    guard let old = packs[id] else {
      packs[id] = draft
      order.append(id)
      return true
    }
    guard old.identity != draft.identity, id != .unnamed else { return false }
    findings.append(
      Finding(
        place: draft.place, severity: .error, rule: .duplicateID, question: nil,
        message: "another pack has the id \(Quoted.text(id.text)): \(old.place)"))
    return true
  }

  /// Takes the id of a question; false, with a finding, where another one has it.
  mutating func claim(_ id: Slug, at place: Place) -> Bool {
    guard let old = taken[id] else {
      taken[id] = place
      return true
    }
    findings.append(
      Finding(
        place: place, severity: .error, rule: .duplicateID, question: id,
        message: "another question has the id \(Quoted.text(id.text)): \(old)"))
    return false
  }

  /// Takes a question in whose pack is there and whose id was claimed.
  mutating func add(_ question: Question, _ places: Places) {
    packs[question.pack]?.pack.questions.append(question)
    self.places[question.id] = places
  }

  /// The bank and all findings, sorted.
  var outcome: BankLoader.Outcome {
    let packs = order.compactMap { self.packs[$0]?.pack }.map { pack in
      var pack = pack
      pack.questions.sort { $0.id < $1.id }
      return pack
    }
    return BankLoader.Outcome(bank: Bank(packs: packs, places: places), findings: findings.sorted())
  }
}

extension TakehomePackage {
  /// The package that a manifest stands for, as the bank would make it now.
  ///
  /// - Returns: nil where a question is not in the bank.
  public init?(_ manifest: TakehomeManifest, from bank: [Question]) {
    let kit = manifest.kit
    var byToken: [String: Question] = [:]
    for question in bank {
      byToken[TakehomeTask.token(of: question.id, part: 0, kit: kit)] = question
    }
    let chance = Chance(seed: kit.seed)
    var items: [Kit.Item] = []
    for entry in manifest.questions {
      guard let question = byToken[entry.token] else { return nil }
      items.append(
        Kit.Item(
          slot: entry.slot, section: entry.section, question: question,
          optionOrders: chance.optionOrders(of: question, form: Kit.Form.name(of: 0))))
    }
    self.init(items: items, kit: kit)
  }

  /// Whether the questions are those that the kit's id stands for.
  var isGenuine: Bool {
    let kit = manifest.kit
    var seen: Set<Slug> = []
    let items = tasks.map(\.item).filter { seen.insert($0.question.id).inserted }
    let form = Kit.Form(name: Kit.Form.name(of: 0), items: items)
    let made = Kit.ID(seed: kit.seed, blueprint: Blueprint(sections: []), forms: [form])
    return made.content == kit.content
  }
}

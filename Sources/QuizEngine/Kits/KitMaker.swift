/// Makes kits from the questions of a bank.
public struct KitMaker: Sendable {
  private let questions: [Question]

  /// Takes the questions to draw from.
  public init(questions: [Question]) {
    self.questions = questions
  }

  /// Makes a kit; the same questions, wishes and seed give the same one, on every machine.
  ///
  /// - Parameter count: the number of forms, at least 1.
  public func make(_ blueprint: Blueprint, seed: UInt64, forms count: Int) throws(KitError) -> Kit {
    let chance = Chance(seed: seed)
    let draw = FormDraw(questions: questions, blueprint: blueprint, chance: chance, count: count)
    let drawn: FormDraw.Result
    do throws(KitShortage) {
      drawn = try draw.draw()
    } catch {
      throw .tooFew(error)
    }
    let forms = drawn.forms.enumerated().map { index, sections in
      form(at: index, of: sections, blueprint, chance)
    }
    return Kit(
      id: Kit.ID(seed: seed, blueprint: blueprint, forms: forms), blueprint: blueprint, forms: forms
    )
  }

  /// Makes a kit again, and refuses where it would not be the same.
  public func make(
    _ blueprint: Blueprint, again wanted: Kit.ID, forms count: Int
  ) throws(KitError) -> Kit {
    guard wanted.version == Kit.ID.currentVersion else { throw .otherVersion(wanted) }
    let kit = try make(blueprint, seed: wanted.seed, forms: count)
    if kit.id.recipe != wanted.recipe { throw .otherRecipe(wanted: wanted, made: kit.id) }
    if kit.id.content != wanted.content { throw .otherBank(wanted: wanted, made: kit.id) }
    return kit
  }

  /// Puts the questions of a form in order: section by section, from easy to hard, else by chance.
  private func form(
    at index: Int, of sections: [[Question]], _ blueprint: Blueprint, _ chance: Chance
  ) -> Kit.Form {
    let name = Kit.Form.name(of: index)
    var items: [Kit.Item] = []
    var slot = 0
    for (number, questions) in sections.enumerated() {
      var section: [(rank: (Int, UInt64), item: Kit.Item)] = []
      for question in questions {
        let isAsNamed = index == 0 && !blueprint.sections[number].questions.isEmpty
        let rank =
          isAsNamed
          ? (0, UInt64(slot))
          : (question.level.rank, chance.number(for: "place", name, question.id.text))
        let item = Kit.Item(
          slot: slot, section: number, question: question,
          optionOrders: chance.optionOrders(of: question, form: name))
        section.append((rank, item))
        slot += 1
      }
      items += section.sorted { $0.rank < $1.rank }.map(\.item)
    }
    return Kit.Form(name: name, items: items)
  }
}

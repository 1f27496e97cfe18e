/// Draws the questions of all forms of a kit.
struct FormDraw {
  let questions: [Question]
  let blueprint: Blueprint
  let chance: Chance
  let count: Int

  /// The questions of each form, section by section, in slots that match.
  struct Result {
    var forms: [[[Question]]]
    var cost: Int
  }

  /// The tries among which the fairest is kept, where there are several forms.
  private static let tries = 6

  func draw() throws(KitShortage) -> Result {
    var best: Result?
    for index in 0..<(count > 1 ? Self.tries : 1) {
      let result = try draw(salt: "try \(index)")
      if best.map({ result.cost < $0.cost }) ?? true { best = result }
    }
    guard var best else { return Result(forms: [], cost: 0) }
    FormBalance.even(&best.forms, keeping: blueprint.sections.map { !$0.questions.isEmpty })
    return best
  }

  private func draw(salt: String) throws(KitShortage) -> Result {
    let draws = blueprint.sections.map { SectionDraw(section: $0, pool: pool(of: $0, salt: salt)) }
    // What is scarce is drawn first, or others would take it.
    let order = draws.indices.sorted { (draws[$0].pool.count, $0) < (draws[$1].pool.count, $1) }
    var first = [[Question]](repeating: [], count: draws.count)
    var taken: Set<Slug> = []
    for index in order {
      guard let chosen = draws[index].chosen(except: taken) else {
        throw shortage(of: draws[index], at: index, except: taken)
      }
      first[index] = chosen
      taken.formUnion(chosen.map(\.id))
    }
    var result = Result(forms: [first], cost: 0)
    var likeness = Likeness()
    for question in first.joined() { likeness.uses[question.id, default: 0] += 1 }
    for _ in 1..<max(count, 1) {
      var form = [[Question]](repeating: [], count: draws.count)
      var taken: Set<Slug> = []
      for index in order {
        let (partners, cost) = partners(
          for: first[index], in: draws[index].pool.filter { !taken.contains($0.id) }, likeness)
        guard partners.count == first[index].count else {
          throw shortage(of: draws[index], at: index, except: taken)
        }
        form[index] = partners
        result.cost += cost
        taken.formUnion(partners.map(\.id))
      }
      for question in form.joined() { likeness.uses[question.id, default: 0] += 1 }
      result.forms.append(form)
    }
    return result
  }

  private func partners(
    for questions: [Question], in pool: [Question], _ likeness: Likeness
  ) -> (partners: [Question], cost: Int) {
    guard pool.count >= questions.count, !questions.isEmpty else { return ([], 0) }
    let (candidates, costs) = likeness.costs(of: pool, for: questions)
    let columns = Assignment.leastCost(costs)
    let cost = columns.enumerated().reduce(0) { $0 + costs[$1.offset][$1.element] }
    return (columns.map { candidates[$0] }, cost)
  }

  private func pool(of section: Blueprint.Section, salt: String) -> [Question] {
    let passing = questions.filter(section.accepts)
    guard section.questions.isEmpty else {
      let byID = Dictionary(passing.map { ($0.id, $0) }) { first, _ in first }
      var seen: Set<Slug> = []
      return section.questions.compactMap { seen.insert($0).inserted ? byID[$0] : nil }
    }
    return chance.ordered(passing, salt: salt)
  }

  private func shortage(
    of draw: SectionDraw, at index: Int, except taken: Set<Slug>
  ) -> KitShortage {
    let section = draw.section
    let pool = draw.pool.filter { !taken.contains($0.id) }
    var wanted: Int?
    if case .exactly(let count) = section.size { wanted = count }
    let least = pool.map(\.minutes).sorted().prefix(wanted ?? 1)
    return KitShortage(
      section: blueprint.sections.count > 1 ? index : nil, wanted: wanted,
      minutes: section.minutes, found: pool.count,
      leastMinutes: least.count >= wanted ?? 1 ? least.reduce(0, +) : nil,
      without: KitShortage.relaxations(of: section, in: questions))
  }
}

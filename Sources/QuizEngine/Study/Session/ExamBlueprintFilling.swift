/// Finds questions for the rows of a blueprint, none for two of them.
///
/// A question may suit several rows. Augmenting paths, as in Kuhn's method for bipartite matching,
/// fill all rows wherever that is possible at all.
struct ExamBlueprintFilling {
  private let slots: [ExamBlueprint.Row]
  private let candidates: [Question]
  private var slotOfCandidate: [Int?]

  /// Takes the candidates in the order in which they are preferred.
  init(_ blueprint: ExamBlueprint, candidates: [Question]) {
    slots = blueprint.rows.flatMap { Array(repeating: $0, count: $0.count) }
    self.candidates = candidates
    slotOfCandidate = Array(repeating: nil, count: candidates.count)
  }

  /// The questions, in the order of the rows.
  mutating func fill() throws(ExamShortage) -> [Question] {
    var missing: [ExamBlueprint.Row] = []
    for slot in slots.indices {
      var visited = Set<Int>()
      if place(slot, &visited) { continue }
      var row = slots[slot]
      row.count = 1
      if let index = missing.firstIndex(where: { $0.level == row.level && $0.topic == row.topic }) {
        missing[index].count += 1
      } else {
        missing.append(row)
      }
    }
    guard missing.isEmpty else { throw ExamShortage(missing: missing) }
    let filled = candidates.indices.compactMap { index in
      slotOfCandidate[index].map { (slot: $0, question: candidates[index]) }
    }
    return filled.sorted { $0.slot < $1.slot }.map(\.question)
  }

  private mutating func place(_ slot: Int, _ visited: inout Set<Int>) -> Bool {
    let suited = candidates.indices.filter { slots[slot].accepts(candidates[$0]) }
    // A free question before one that another row would have to give up.
    for index in suited where slotOfCandidate[index] == nil {
      slotOfCandidate[index] = slot
      return true
    }
    for index in suited where visited.insert(index).inserted {
      guard let other = slotOfCandidate[index], place(other, &visited) else { continue }
      slotOfCandidate[index] = slot
      return true
    }
    return false
  }
}

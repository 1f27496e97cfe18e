/// Makes forms equally long: questions that match change places until that helps no more.
enum FormBalance {
  /// Exchanges questions of one slot between two forms.
  ///
  /// - Parameter fixed: the sections, in order, whose questions were named and stay where they are.
  static func even(_ forms: inout [[[Question]]], keeping fixed: [Bool]) {
    var again = true
    while again {
      again = false
      for one in forms.indices {
        for other in forms.indices.dropFirst(one + 1) {
          if let best = bestExchange(forms[one], forms[other], fixed) {
            let question = forms[one][best.section][best.slot]
            forms[one][best.section][best.slot] = forms[other][best.section][best.slot]
            forms[other][best.section][best.slot] = question
            again = true
          }
        }
      }
    }
  }

  /// The exchange that brings two forms closest to each other; nil where each would be for the worse.
  private static func bestExchange(
    _ one: [[Question]], _ other: [[Question]], _ fixed: [Bool]
  ) -> (section: Int, slot: Int)? {
    let gap = minutes(one) - minutes(other)
    let ids = { (form: [[Question]]) in Set(form.joined().map(\.id)) }
    let (owned, others) = (ids(one), ids(other))
    var best: (gap: Int, section: Int, slot: Int)?
    for section in one.indices where !fixed[section] {
      for slot in one[section].indices {
        let (left, right) = (one[section][slot], other[section][slot])
        guard left.level == right.level, left.format == right.format,
          !others.contains(left.id), !owned.contains(right.id)
        else { continue }
        let new = abs(gap - 2 * (left.minutes - right.minutes))
        if new < best?.gap ?? abs(gap) { best = (new, section, slot) }
      }
    }
    return best.map { ($0.section, $0.slot) }
  }

  private static func minutes(_ form: [[Question]]) -> Int {
    form.joined().reduce(0) { $0 + $1.minutes }
  }
}

/// Which of several things are chosen so far.
struct SeveralChoices<Value> {
  let choices: KeyChoices<Value>
  private(set) var chosen: Set<Int> = []
  private let isExclusive: Bool

  /// Takes what there is; of choices that exclude each other, one at most is chosen.
  init(_ choices: [KeyChoice<Value>], isExclusive: Bool = false) {
    self.choices = KeyChoices(choices)
    self.isExclusive = isExclusive
  }

  /// What is chosen, in the order in which it was offered.
  var values: [Value] {
    chosen.sorted().map { choices.choices[$0].value }
  }

  /// The keys of what is chosen, for a line.
  var text: String {
    chosen.sorted().map { choices.choices[$0].key.name }.joined(separator: ", ")
  }

  /// Chooses what a key means, or takes it back; gives whether the key means anything.
  mutating func toggle(_ key: Key) -> Bool {
    guard let index = choices.index(for: key) else { return false }
    if chosen.remove(index) == nil {
      if isExclusive { chosen = [] }
      chosen.insert(index)
    }
    return true
  }

  /// Chooses what a line names: keys, with commas or spaces between them or none.
  ///
  /// Gives whether all of it means something.
  mutating func choose(line: String) -> Bool {
    chosen = []
    for character in line where !character.isWhitespace && character != "," {
      guard let index = choices.index(for: .character(character)) else { return false }
      chosen.insert(index)
    }
    return !isExclusive || chosen.count < 2
  }
}

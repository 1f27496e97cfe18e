/// What a person may choose from with a single key.
struct KeyChoices<Value> {
  let choices: [KeyChoice<Value>]

  init(_ choices: [KeyChoice<Value>]) {
    self.choices = choices
  }

  /// The place of what a key chooses; the case of a letter counts only where both cases mean
  /// something.
  func index(for key: Key) -> Int? {
    if let index = choices.firstIndex(where: { $0.key == key }) { return index }
    guard case .character(let character) = key else { return nil }
    return choices.firstIndex {
      guard case .character(let other) = $0.key else { return false }
      return other.lowercased() == character.lowercased()
    }
  }

  /// What a key chooses.
  func meant(by key: Key) -> KeyChoice<Value>? {
    index(for: key).map { choices[$0] }
  }

  /// What a line chooses: a key, a label, or the beginning of exactly one label.
  func meant(by line: String) -> KeyChoice<Value>? {
    let word = line.lowercased()
    if word.isEmpty { return choices.first { $0.key == .enter } }
    if let choice = choices.first(where: { $0.key.name == line }) { return choice }
    if let choice = choices.first(where: { $0.key.name.lowercased() == word }) { return choice }
    let labelled = choices.filter { $0.label.lowercased().hasPrefix(word) }
    if let choice = labelled.first(where: { $0.label.lowercased() == word }) { return choice }
    return labelled.count == 1 ? labelled[0] : nil
  }

  /// The names of the keys, for a sentence.
  var keyNames: String {
    let names = choices.map(\.key.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What the keys do.
  var legend: KeyLegend { KeyLegend(entries: choices.map(\.legend)) }
}

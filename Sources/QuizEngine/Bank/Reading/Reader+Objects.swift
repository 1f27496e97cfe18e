extension Reader {
  /// Takes an object, and notes keys that it should not have and keys that it lacks.
  mutating func fields(_ node: JSON.Node, _ shape: Shape) -> Fields? {
    guard case .object(let members) = node.content else {
      noteType(of: node, called: "the \(shape.name)", wanted: "an object")
      return nil
    }
    var meant: Set<String> = []
    for member in members where !shape.keys.contains(member.key) {
      note(.unknownKey, at: member.position, message(unknownKey: member.key, in: shape))
      meant.formUnion(Suggestion.nearest(to: member.key, among: shape.required, atMost: 1))
    }
    // A misspelt key is told once, not as a missing one besides.
    for key in shape.required where node[key] == nil && !meant.contains(key) {
      note(.missingKey, at: node, "the \(shape.name) has no \(Quoted.name(key))")
    }
    return Fields(node: node, shape: shape)
  }

  /// Takes the key that says what an object is; notes when there is none, or more than one.
  mutating func oneKey(of keys: [String], in fields: Fields) -> String? {
    let present = fields.present(keys)
    if present.count == 1 { return present[0] }
    let wanted =
      "the \(fields.shape.name) needs exactly one of \(Quoted.list(keys, lastWord: "and"))"
    let found = present.isEmpty ? "none" : Quoted.list(present, lastWord: "and")
    note(.notOneOutcome, at: fields.node, "\(wanted), and has \(found)")
    return nil
  }

  /// Notes every one of some keys that is there but has no meaning here.
  mutating func refuse(_ keys: [String], in fields: Fields, because reason: String) {
    for key in keys {
      guard let member = fields.node.member(key) else { continue }
      note(.keyNotAllowed, at: member.position, "`\(key)` cannot stand here: \(reason)")
    }
  }

  /// Notes that a value is of another type than is wanted.
  mutating func noteType(of node: JSON.Node, called name: String, wanted: String) {
    // A fault was told already of what could not even be read.
    if case .unreadable = node.content { return }
    note(.wrongType, at: node, "\(name) needs \(wanted), not \(Quoted.value(node))")
  }

  private func message(unknownKey key: String, in shape: Shape) -> String {
    let problem = "\(Quoted.name(key)) is no key of a \(shape.name)"
    let homes = Part.Kind.allCases.filter { Shape.part($0).keys.contains(key) }
    if shape.keys.contains("kind"), !homes.isEmpty {
      return problem + "; it belongs to \(Quoted.list(homes.map(\.rawValue), lastWord: "and"))"
    }
    return problem + suggestion(for: key, among: shape.keys)
  }

  /// "; did you mean …?", or the names there are where none is near.
  func suggestion(for name: String, among names: [String]) -> String {
    if let nearest = Suggestion.nearest(to: name, among: names, atMost: 1).first {
      return "; did you mean `\(nearest)`?"
    }
    guard (1...20).contains(names.count) else { return "" }
    return "; there \(names.count == 1 ? "is" : "are") \(Quoted.list(names, lastWord: "and"))"
  }
}

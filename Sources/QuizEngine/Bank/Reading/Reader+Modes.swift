extension Reader {
  /// The modes of a key, old to new; nothing where the key is missing or bad.
  mutating func modes(
    _ fields: Fields, _ key: String = "modes", within outer: [LanguageMode]?
  ) -> [LanguageMode]? {
    guard fields[key] != nil else { return nil }
    let known = LanguageMode.allCases
    var modes: [LanguageMode] = []
    for node in list(fields, key, of: "language modes") {
      guard let number = node.value.integer else {
        noteType(of: node, called: "an element of `\(key)`", wanted: "5 or 6")
        continue
      }
      guard let mode = known.first(where: { $0.rawValue == number }) else {
        note(.unknownValue, at: node, "a language mode is 5 or 6, not \(number)")
        continue
      }
      if modes.contains(mode) {
        note(.duplicateValue, at: node, "mode \(number) stands twice in `\(key)`")
      } else if let outer, !outer.contains(mode) {
        note(.modesBeyond, at: node, "mode \(number) is none of those around it, \(outer.listed)")
      } else {
        modes.append(mode)
      }
    }
    return modes.isEmpty ? nil : modes.sorted()
  }
}

extension [LanguageMode] {
  /// The modes as a sentence lists them.
  var listed: String {
    map { String($0.rawValue) }.joined(separator: " and ")
  }
}

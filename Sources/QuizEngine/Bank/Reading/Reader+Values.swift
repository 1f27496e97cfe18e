extension Reader {
  /// The whole number of a key; nothing where it is missing or bad.
  mutating func integer(_ fields: Fields, _ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = fields[key] else { return nil }
    return integer(node, called: "`\(key)`", in: range)
  }

  mutating func integer(_ node: JSON.Node, called name: String, in range: ClosedRange<Int>) -> Int?
  {
    guard let number = node.value.integer else {
      noteType(
        of: node, called: name,
        wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    guard range.contains(number) else {
      note(
        .outOfRange, at: node,
        "\(name) must be from \(range.lowerBound) to \(range.upperBound), not \(number)")
      return nil
    }
    return number
  }

  /// The number of a key, more than 0 and at most the limit; nothing where it is missing or bad.
  mutating func share(_ fields: Fields, _ key: String, atMost limit: Double) -> Double? {
    guard let node = fields[key] else { return nil }
    let wanted = limit.isFinite ? "a number above 0 and at most \(limit)" : "a number above 0"
    guard let number = node.value.number else {
      noteType(of: node, called: "`\(key)`", wanted: wanted)
      return nil
    }
    guard number > 0, number <= limit else {
      note(.outOfRange, at: node, "`\(key)` must be \(wanted), not \(Quoted.number(node))")
      return nil
    }
    return number
  }

  /// The truth value of a key; false where it is missing or bad.
  mutating func flag(_ fields: Fields, _ key: String) -> Bool {
    guard let node = fields[key] else { return false }
    if case .bool(let value) = node.content { return value }
    noteType(of: node, called: "`\(key)`", wanted: "true or false")
    return false
  }

  /// One of several words; nothing where it is missing or bad.
  mutating func word<Word: RawRepresentable<String>>(
    _ fields: Fields, _ key: String, of words: [Word]
  ) -> Word? {
    guard let node = fields[key] else { return nil }
    let names = words.map(\.rawValue)
    guard case .string(let text) = node.content else {
      noteType(of: node, called: "`\(key)`", wanted: "one of \(Quoted.list(names))")
      return nil
    }
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    note(
      .unknownValue, at: node,
      "`\(key)` cannot be \(Quoted.text(text))\(suggestion(for: text, among: names))")
    return nil
  }

  /// The values of a list; empty where it is missing or bad.
  mutating func list(
    _ fields: Fields, _ key: String, of things: String, atLeast least: Int = 1,
    atMost most: Int = .max
  ) -> [JSON.Node] {
    guard let node = fields[key] else { return [] }
    guard case .array(let elements) = node.content else {
      noteType(of: node, called: "`\(key)`", wanted: "a list of \(things)")
      return []
    }
    if elements.isEmpty, least > 0 {
      note(.tooFew, at: node, "`\(key)` is empty; it needs \(things)")
    } else if elements.count < least {
      note(
        .tooFew, at: node, "`\(key)` needs at least \(least) \(things), and has \(elements.count)")
    }
    if elements.count > most {
      note(.tooMany, at: node, "`\(key)` may have \(most) \(things), and has \(elements.count)")
    }
    return elements
  }

  /// The strings of a list, each formed as stated and none twice.
  mutating func words(
    _ fields: Fields, _ key: String, of things: String, atLeast least: Int = 1,
    pattern: TextPattern
  ) -> [String] {
    var words: [String] = []
    for node in list(fields, key, of: things, atLeast: least) {
      guard let word = string(node, called: "an element of `\(key)`", pattern: pattern) else {
        continue
      }
      if words.contains(word) {
        note(.duplicateValue, at: node, "\(Quoted.text(word)) stands twice in `\(key)`")
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// The string of a key, formed as stated.
  mutating func string(_ fields: Fields, _ key: String, pattern: TextPattern) -> String? {
    guard let node = fields[key] else { return nil }
    return string(node, called: "`\(key)`", pattern: pattern)
  }

  mutating func string(
    _ node: JSON.Node, called name: String, pattern: TextPattern
  ) -> String? {
    guard case .string(let text) = node.content else {
      noteType(of: node, called: name, wanted: pattern.wanted)
      return nil
    }
    guard pattern.accepts(text) else {
      note(
        pattern.rule, at: node, "\(name) needs \(pattern.wanted), not \(Quoted.text(text))")
      return nil
    }
    return text
  }
}

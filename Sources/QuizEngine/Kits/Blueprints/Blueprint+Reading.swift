extension Blueprint {
  /// Reads a blueprint from JSON.
  ///
  /// `{"title": TEXT, "instructions": TEXT, "sections": [{"title", "formats", "levels", "topics",
  /// "packs", "kinds", "questions", "count", "minutes"}]}`; every key but `sections` may be missing.
  public init(json bytes: [UInt8]) throws(Fault) {
    let document = JSON.Document(bytes)
    if let fault = document.faults.first {
      throw Fault(
        line: fault.position.line, column: fault.position.column, message: fault.message)
    }
    guard let root = document.root else { throw Fault(message: "there is nothing in it") }
    let reader = BlueprintReader()
    try reader.expectKeys(of: root, ["title", "instructions", "sections"])
    title = try reader.text(root, "title")
    instructions = try reader.text(root, "instructions")
    guard let list = root["sections"], case .array(let nodes) = list.content, !nodes.isEmpty else {
      throw reader.fault(
        root["sections"] ?? root, "`sections` needs a list of at least one section")
    }
    var sections: [Section] = []
    for node in nodes { sections.append(try reader.section(node)) }
    self.sections = sections
  }
}

/// Reads the fields of a blueprint, and refuses at the first that is not as it should be.
private struct BlueprintReader {
  func fault(_ node: JSON.Node, _ message: String) -> Blueprint.Fault {
    Blueprint.Fault(line: node.position.line, column: node.position.column, message: message)
  }

  func expectKeys(of node: JSON.Node, _ known: [String]) throws(Blueprint.Fault) {
    guard case .object(let members) = node.content else {
      throw fault(node, "an object is needed here, not \(Quoted.value(node))")
    }
    for member in members where !known.contains(member.key) {
      let near = Suggestion.nearest(to: member.key, among: known).first
      let hint =
        near.map { "did you mean `\($0)`?" } ?? "known are \(Quoted.list(known, lastWord: "and"))"
      throw Blueprint.Fault(
        line: member.position.line, column: member.position.column,
        message: "unknown key \(Quoted.name(member.key)); \(hint)")
    }
  }

  func text(_ node: JSON.Node, _ key: String) throws(Blueprint.Fault) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.text else {
      throw fault(value, "`\(key)` needs a string, not \(Quoted.value(value))")
    }
    return text
  }

  func section(_ node: JSON.Node) throws(Blueprint.Fault) -> Blueprint.Section {
    let keys = [
      "title", "formats", "levels", "topics", "packs", "kinds", "questions", "count", "minutes",
    ]
    try expectKeys(of: node, keys)
    let filter = Bank.Filter(
      formats: Set(try words(node, "formats")), levels: Set(try words(node, "levels")),
      topics: Set(try slugs(node, "topics")), packs: Set(try slugs(node, "packs")),
      kinds: Set(try words(node, "kinds")))
    let count = try number(node, "count", 1...1_000)
    return Blueprint.Section(
      title: try text(node, "title"), filter: filter, questions: try slugs(node, "questions"),
      size: count.map { .exactly($0) } ?? .all, minutes: try number(node, "minutes", 1...1_440))
  }

  private func strings(_ node: JSON.Node, _ key: String) throws(Blueprint.Fault) -> [(
    JSON.Node, String
  )] {
    guard let value = node[key] else { return [] }
    var elements = [value]
    if case .array(let list) = value.content { elements = list }
    var found: [(JSON.Node, String)] = []
    for element in elements {
      guard case .string(let word) = element.content else {
        throw fault(element, "`\(key)` needs words, not \(Quoted.value(element))")
      }
      found.append((element, word))
    }
    return found
  }

  private func words<Word: RawRepresentable & CaseIterable>(
    _ node: JSON.Node, _ key: String
  ) throws(Blueprint.Fault) -> [Word] where Word.RawValue == String {
    var found: [Word] = []
    for (place, text) in try strings(node, key) {
      guard let word = Word(rawValue: text) else {
        let known = Word.allCases.map(\.rawValue)
        throw fault(place, "\(Quoted.text(text)) is none of \(Quoted.list(known, lastWord: "and"))")
      }
      found.append(word)
    }
    return found
  }

  private func slugs(_ node: JSON.Node, _ key: String) throws(Blueprint.Fault) -> [Slug] {
    var found: [Slug] = []
    for (place, text) in try strings(node, key) {
      guard let slug = Slug(text) else {
        throw fault(
          place, "\(Quoted.text(text)) is not formed like an id: lower-case words with hyphens")
      }
      found.append(slug)
    }
    return found
  }

  private func number(
    _ node: JSON.Node, _ key: String, _ range: ClosedRange<Int>
  ) throws(Blueprint.Fault) -> Int? {
    guard let value = node[key] else { return nil }
    guard let number = value.value.integer, range.contains(number) else {
      throw fault(
        value,
        "`\(key)` needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(Quoted.value(value))"
      )
    }
    return number
  }
}

extension Reader {
  /// Reads a part; nothing where its kind cannot be told.
  mutating func part(_ node: JSON.Node, modes outer: [LanguageMode]?) -> Part? {
    guard case .object = node.content else {
      noteType(of: node, called: "a part", wanted: "an object")
      return nil
    }
    guard node["kind"] != nil else {
      let kinds = Quoted.list(Part.Kind.allCases.map(\.rawValue))
      note(.missingKey, at: node, "the part has no `kind`, which is \(kinds)")
      return nil
    }
    let bare = Fields(node: node, shape: .write)
    guard let kind = word(bare, "kind", of: Part.Kind.allCases),
      let fields = fields(node, .part(kind))
    else { return nil }
    let points = integer(fields, "points", in: 1...100)
    let prompt = optionalProse(fields, "prompt")
    let modes = modes(fields, within: outer) ?? outer ?? []
    let task: Part.Task =
      switch kind {
      case .write: .write(codeTask(fields, points: points, modes: modes))
      case .repair: .repair(codeTask(fields, points: points, modes: modes))
      case .predict: .predict(prediction(fields, modes: modes))
      case .choose: .choose(choice(fields))
      case .explain: .explain(explanation(fields, points: points))
      }
    return Part(points: points ?? 1, prompt: prompt, modes: modes, task: task)
  }

  /// Notes when points do not add up; says nothing where some are unknown.
  mutating func compare(
    _ points: [Int?], of things: String, with total: Int?, at node: JSON.Node, when: String = ""
  ) {
    let known = points.compactMap { $0 }
    guard let total, known.count == points.count else { return }
    let sum = known.reduce(0, +)
    guard sum != total else { return }
    note(
      .pointsDoNotAddUp, at: node,
      "the points of the \(things) add up to \(sum)\(when), and the part has \(total)")
  }

  /// The file of code of a key; an empty one where it is missing or bad.
  mutating func codeFile(_ fields: Fields, _ key: String) -> SourceFile? {
    fields[key].flatMap { codeFile($0, called: "`\(key)`") }
  }

  /// The file of code that a value names.
  mutating func codeFile(_ node: JSON.Node, called name: String) -> SourceFile? {
    guard let file = string(node, called: name, pattern: .fileName) else { return nil }
    if ReservedNames.contains(file) {
      note(
        .reservedName, at: node,
        "\(Quoted.text(file)) cannot be a file on Windows; choose another name")
    }
    switch code.text(of: file) {
    case .success(let text):
      return SourceFile(name: file, text: text)
    case .failure(let trouble) where trouble.rule == .missingFile:
      let near = suggestion(for: file, among: code.names)
      note(.missingFile, at: node, "there is no file \(Quoted.text(file)) here\(near)")
    case .failure(let trouble):
      note(trouble)
    }
    return nil
  }
}

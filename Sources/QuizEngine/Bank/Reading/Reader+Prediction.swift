extension Reader {
  /// Reads what is special to `predict`.
  mutating func prediction(_ fields: Fields, modes: [LanguageMode]) -> Prediction {
    let file = codeFile(fields, "code")
    let lines = file.map { CodeText.lineCount($0.text) }
    return Prediction(
      code: file ?? SourceFile(name: "", text: ""),
      truths: truths(fields, modes: modes, lines: lines),
      mistakes: predictionMistakes(fields),
      imports: words(fields, "imports", of: "modules", atLeast: 0, pattern: .module))
  }

  private mutating func truths(
    _ fields: Fields, modes: [LanguageMode], lines: Int?
  ) -> [Prediction.Truth] {
    guard let node = fields["truth"] else { return [] }
    guard case .array = node.content else {
      return truth(node, modes: modes, isOnly: true, lines: lines).map { [$0] } ?? []
    }
    var truths: [Prediction.Truth] = []
    let nodes = list(fields, "truth", of: "truths")
    for node in nodes {
      guard let truth = truth(node, modes: modes, isOnly: false, lines: lines) else { continue }
      for mode in truth.modes where truths.contains(where: { $0.modes.contains(mode) }) {
        note(.modesOverlap, at: node, "two truths speak of mode \(mode.rawValue)")
      }
      truths.append(truth)
    }
    let missing = modes.filter { mode in !truths.contains { $0.modes.contains(mode) } }
    if truths.count == nodes.count, !nodes.isEmpty, !missing.isEmpty {
      note(.modesUncovered, at: node, "no truth speaks of mode \(missing.listed)")
    }
    return truths
  }

  private mutating func truth(
    _ node: JSON.Node, modes: [LanguageMode], isOnly: Bool, lines: Int?
  ) -> Prediction.Truth? {
    guard let fields = fields(node, .truth) else { return nil }
    if fields["modes"] == nil, !isOnly {
      note(.missingKey, at: node, "a truth in a list needs `modes`")
      return nil
    }
    let own = self.modes(fields, within: modes.isEmpty ? nil : modes)
    if isOnly, let own, own != modes {
      note(
        .modesUncovered, at: node,
        "the only truth has to hold in every mode of the part, \(modes.listed)")
    }
    guard let outcome = outcome(fields, lines: lines) else { return nil }
    return Prediction.Truth(outcome: outcome, modes: own ?? modes)
  }

  private mutating func outcome(_ fields: Fields, lines: Int?) -> Prediction.Outcome? {
    let keys = ["prints", "compiles", "rejects", "traps"]
    // What is printed before a trap is no outcome of its own.
    let main = fields["traps"] == nil ? keys : keys.filter { $0 != "prints" }
    guard let key = oneKey(of: main, in: fields) else { return nil }
    if key != "rejects" { refuse(["lines"], in: fields, because: "it belongs to `rejects`") }
    switch key {
    case "prints": return .prints(text(fields, "prints", empty: .allowed))
    case "traps":
      let message = text(fields, "traps", empty: .allowed)
      return .traps(
        text: message, prints: optionalText(fields, "prints", empty: .allowed) ?? "")
    case "rejects":
      let message = text(fields, "rejects")
      return .rejects(text: message, lines: errorLines(fields, last: lines))
    default:
      if !flag(fields, "compiles"), let node = fields["compiles"] {
        if case .bool = node.content {
          note(.unknownValue, at: node, "`compiles` must be true; use `rejects` for what does not")
        }
      }
      return .compiles
    }
  }

  private mutating func errorLines(_ fields: Fields, last: Int?) -> [Int] {
    guard fields["lines"] != nil else {
      note(.missingKey, at: fields.node, "a truth with `rejects` needs `lines`")
      return []
    }
    var lines: [Int] = []
    for node in list(fields, "lines", of: "line numbers") {
      guard let line = integer(node, called: "a line", in: 1...100_000) else { continue }
      if let last, line > last {
        note(.lineBeyondFile, at: node, "there is no line \(line); the code has \(last)")
      } else if lines.contains(line) {
        note(.duplicateValue, at: node, "line \(line) stands twice in `lines`")
      } else {
        lines.append(line)
      }
    }
    return lines.sorted()
  }

  private mutating func predictionMistakes(_ fields: Fields) -> [Prediction.Mistake] {
    var mistakes: [Prediction.Mistake] = []
    for node in list(fields, "mistakes", of: "mistakes") {
      guard let fields = self.fields(node, .predictionMistake) else { continue }
      let answer = text(fields, "answer", empty: .allowed)
      if let node = fields["answer"], mistakes.contains(where: { $0.answer == answer }) {
        note(.duplicateValue, at: node, "two mistakes give the same answer")
      }
      mistakes.append(
        Prediction.Mistake(answer: answer, feedback: prose(fields, "feedback")))
    }
    return mistakes
  }
}

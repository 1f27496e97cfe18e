extension Reader {
  /// Reads what is special to `choose`.
  mutating func choice(_ fields: Fields) -> Choice {
    let rightWhen = fields["rightWhen"].flatMap { behaviour($0) }
    let several = flag(fields, "several")
    var options: [Choice.Option] = []
    let nodes = list(fields, "options", of: "options", atLeast: 2, atMost: 8)
    for node in nodes {
      guard let option = option(node, needsCode: fields["rightWhen"] != nil) else { continue }
      let isTwin = options.contains { Self.looksAlike($0, option) }
      if isTwin { note(.duplicateValue, at: node, "two options say the same") }
      options.append(option)
    }
    if options.count == nodes.count, let node = fields["options"] {
      compareCorrect(options, several: several, at: node)
    }
    return Choice(options: options, allowsSeveral: several, rightWhen: rightWhen)
  }

  private mutating func option(_ node: JSON.Node, needsCode: Bool) -> Choice.Option? {
    guard let fields = fields(node, .option) else { return nil }
    let code = codeFile(fields, "code")
    if needsCode, fields["code"] == nil {
      note(.missingKey, at: node, "with `rightWhen`, every option needs `code`")
    }
    if fields["text"] == nil, fields["code"] == nil {
      note(.missingKey, at: node, "the option has neither `text` nor `code`")
    }
    let text = optionalProse(fields, "text") ?? ""
    let isCorrect = flag(fields, "correct")
    let feedback = optionalProse(fields, "feedback")
    if !isCorrect, fields["feedback"] == nil {
      note(.missingFeedback, at: node, "a wrong option needs `feedback` that says why it is wrong")
    }
    return Choice.Option(text: text, code: code, isCorrect: isCorrect, feedback: feedback)
  }

  private mutating func compareCorrect(
    _ options: [Choice.Option], several: Bool, at node: JSON.Node
  ) {
    let count = options.count(where: \.isCorrect)
    if count == 0 {
      note(.correctOptions, at: node, "no option is marked `correct`")
    } else if count > 1, !several {
      note(
        .correctOptions, at: node,
        "\(count) options are marked `correct`; mark one, or say `\"several\": true`")
    } else if count == options.count, count > 1 {
      note(
        .correctOptions, at: place(of: node.position),
        "every option is marked `correct`; there is nothing to choose", severity: .warning)
    }
  }

  private mutating func behaviour(_ node: JSON.Node) -> Choice.Behaviour? {
    guard let fields = fields(node, .behaviour),
      let key = oneKey(of: fields.shape.keys, in: fields)
    else { return nil }
    switch key {
    case "prints": return .prints(text(fields, key, empty: .allowed))
    case "traps": return .traps(text(fields, key, empty: .allowed))
    default: return flag(fields, key) ? .compiles : .doesNotCompile
    }
  }

  /// Whether a candidate could not tell two options apart.
  private static func looksAlike(_ one: Choice.Option, _ other: Choice.Option) -> Bool {
    func words(_ text: String?) -> [Substring] {
      (text ?? "").split(whereSeparator: \.isWhitespace)
    }
    return words(one.text) == words(other.text) && words(one.code?.text) == words(other.code?.text)
  }
}

extension Reader {
  /// Reads what is special to `write` and `repair`.
  mutating func codeTask(_ fields: Fields, points: Int?, modes: [LanguageMode]) -> CodeTask {
    let task = CodeTask(
      starter: codeFile(fields, "starter"),
      starterFails: fields["starterFails"].flatMap { failure($0) },
      solutions: solutions(fields),
      mistakes: codeMistakes(fields),
      checks: checks(fields, points: points, modes: modes),
      rules: rules(fields),
      imports: words(fields, "imports", of: "modules", atLeast: 0, pattern: .module),
      allowsUnsafe: flag(fields, "unsafe"),
      secondsPerCheck: seconds(fields))
    if fields["checks"] == nil, fields["rules"] == nil {
      note(
        .nothingGraded, at: fields.node, "the part has neither `checks` nor `rules`; it needs one")
    }
    if fields["starterFails"] != nil, fields["starter"] == nil {
      refuse(["starterFails"], in: fields, because: "there is no `starter`")
    }
    noteDoubleFiles(fields)
    return task
  }

  private mutating func solutions(_ fields: Fields) -> [SourceFile] {
    var files: [SourceFile] = []
    for node in list(fields, "solutions", of: "files") {
      if let file = codeFile(node, called: "a solution") { files.append(file) }
    }
    return files
  }

  private mutating func codeMistakes(_ fields: Fields) -> [CodeTask.Mistake] {
    var mistakes: [CodeTask.Mistake] = []
    for node in list(fields, "mistakes", of: "mistakes", atLeast: 2) {
      guard let fields = self.fields(node, .codeMistake) else { continue }
      let file = codeFile(fields, "file")
      let failure = failure(fields)
      let feedback = prose(fields, "feedback")
      guard let file, let failure else { continue }
      mistakes.append(CodeTask.Mistake(file: file, failure: failure, feedback: feedback))
    }
    return mistakes
  }

  private mutating func failure(_ node: JSON.Node) -> CodeTask.Failure? {
    fields(node, .failure).flatMap { failure($0) }
  }

  private mutating func failure(_ fields: Fields) -> CodeTask.Failure? {
    let verdict = word(fields, "verdict", of: CodeTask.Failure.verdicts)
    let message = optionalText(fields, "message")
    return verdict.map { CodeTask.Failure(verdict: $0, message: message) }
  }

  private mutating func rules(_ fields: Fields) -> [SyntaxRule] {
    var rules: [SyntaxRule] = []
    for node in list(fields, "rules", of: "rules") {
      if let rule = rule(node) { rules.append(rule) }
    }
    return rules
  }

  private mutating func seconds(_ fields: Fields) -> Int {
    guard let node = fields["limits"], let limits = self.fields(node, .limits) else {
      return CodeTask.defaultSecondsPerCheck
    }
    return integer(limits, "seconds", in: 1...20) ?? CodeTask.defaultSecondsPerCheck
  }

  /// A file that is a solution and a mistake at once, or either twice, proves nothing.
  private mutating func noteDoubleFiles(_ fields: Fields) {
    var nodes: [JSON.Node] = []
    if let starter = fields["starter"] { nodes.append(starter) }
    if case .array(let solutions)? = fields["solutions"]?.content { nodes += solutions }
    if case .array(let mistakes)? = fields["mistakes"]?.content {
      nodes += mistakes.compactMap { $0["file"] }
    }
    var seen: Set<String> = []
    for node in nodes {
      guard case .string(let name) = node.content else { continue }
      if !seen.insert(name).inserted {
        note(
          .fileNamedTwice, at: node,
          "\(Quoted.text(name)) has two roles in this part; starter, solutions and mistakes "
            + "need files of their own")
      }
    }
  }
}

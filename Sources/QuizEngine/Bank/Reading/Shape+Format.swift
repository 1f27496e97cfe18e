extension Shape {
  static let pack = Shape(
    name: "pack", required: ["title", "summary", "license"], optional: ["$schema"])

  static let question = Shape(
    name: "question",
    required: [
      "title", "format", "level", "topics", "minutes", "modes", "prompt", "parts", "explanation",
    ],
    optional: ["$schema", "since", "requires", "hints", "history", "followUps", "references"])

  static let hint = Shape(name: "hint", required: ["text", "cost"], optional: [])

  static let historyEntry = Shape(
    name: "history entry", required: ["swift", "text"], optional: ["proposal"])

  static let followUp = Shape(name: "follow-up", required: ["ask", "answer"], optional: [])

  static let reference = Shape(name: "reference", required: ["title"], optional: ["url"])
}

// The parts.
extension Shape {
  private static let partKeys = ["prompt", "modes"]

  static let write = Shape(
    name: "`write` part", required: ["kind", "points", "solutions", "mistakes"],
    optional: partKeys + [
      "starter", "starterFails", "checks", "rules", "imports", "unsafe", "limits",
    ])

  static let `repair` = Shape(
    name: "`repair` part",
    required: ["kind", "points", "starter", "starterFails", "solutions", "mistakes"],
    optional: partKeys + ["checks", "rules", "imports", "unsafe", "limits"])

  static let predict = Shape(
    name: "`predict` part", required: ["kind", "points", "code", "truth", "mistakes"],
    optional: partKeys + ["imports"])

  static let choose = Shape(
    name: "`choose` part", required: ["kind", "points", "options"],
    optional: partKeys + ["several", "rightWhen"])

  static let explain = Shape(
    name: "`explain` part", required: ["kind", "points", "model", "rubric", "mistakes"],
    optional: partKeys)

  static func part(_ kind: Part.Kind) -> Shape {
    switch kind {
    case .write: write
    case .repair: `repair`
    case .predict: predict
    case .choose: choose
    case .explain: explain
    }
  }
}

// What stands in parts.
extension Shape {
  static let failure = Shape(name: "way to fail", required: ["verdict"], optional: ["message"])

  static let codeMistake = Shape(
    name: "mistake", required: ["file", "verdict", "feedback"], optional: ["message"])

  static let check = Shape(
    name: "check", required: ["name"],
    optional: [
      "points", "hidden", "modes", "setup", "expression", "gives", "within", "throws", "traps",
      "rejects", "program", "prints", "stdin",
    ])

  static let rule = Shape(
    name: "rule", required: ["message"], optional: ["require", "forbid", "atLeast"])

  static let limits = Shape(name: "limits", required: [], optional: ["seconds"])

  static let truth = Shape(
    name: "truth", required: [],
    optional: ["prints", "compiles", "rejects", "lines", "traps", "modes"])

  static let predictionMistake = Shape(
    name: "mistake", required: ["answer", "feedback"], optional: [])

  static let option = Shape(
    name: "option", required: [], optional: ["text", "code", "correct", "feedback"])

  static let behaviour = Shape(
    name: "`rightWhen`", required: [], optional: ["compiles", "prints", "traps"])

  static let keyPoint = Shape(
    name: "key point", required: ["point", "words"], optional: ["points"])

  static let explanationMistake = Shape(
    name: "mistake", required: ["says", "feedback"], optional: [])
}

// The bundle.
extension Shape {
  static let bundle = Shape(name: "bundle", required: ["format", "packs"], optional: [])

  static let bundledPack = Shape(
    name: "pack", required: ["id", "title", "summary", "license", "questions"], optional: [])

  static let bundledQuestion = Shape(
    name: "question", required: ["id"] + question.required + ["files"],
    optional: question.optional.filter { $0 != "$schema" })
}

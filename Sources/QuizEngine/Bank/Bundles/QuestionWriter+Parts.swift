extension QuestionWriter {
  static func json(_ part: Part, outer: [LanguageMode]) -> JSON {
    let head: [(String, JSON?)] = [
      ("kind", .string(part.kind.rawValue)),
      ("points", .integer(part.points)),
      ("prompt", part.prompt.map(JSON.lines)),
      ("modes", part.modes == outer ? nil : modes(part.modes)),
    ]
    return .object(omittingNil: head + rest(part))
  }

  private static func rest(_ part: Part) -> [(String, JSON?)] {
    switch part.task {
    case .write(let task), .repair(let task): members(task)
    case .predict(let prediction): members(prediction, outer: part.modes)
    case .choose(let choice): members(choice)
    case .explain(let explanation): members(explanation)
    }
  }
}

extension QuestionWriter {
  private static func members(
    _ prediction: Prediction, outer: [LanguageMode]
  ) -> [(String, JSON?)] {
    let truths = prediction.truths
    let isOne = truths.count == 1 && truths[0].modes == outer
    return [
      ("code", .string(prediction.code.name)),
      ("truth", isOne ? json(truths[0], withModes: false) : .array(truths.map { json($0) })),
      (
        "mistakes",
        .array(
          prediction.mistakes.map {
            ["answer": .lines($0.answer), "feedback": .lines($0.feedback)]
          })
      ),
      ("imports", unlessEmpty(prediction.imports) { .strings($0) }),
    ]
  }

  private static func json(_ truth: Prediction.Truth, withModes: Bool = true) -> JSON {
    var members: [(String, JSON?)] =
      switch truth.outcome {
      case .prints(let text): [("prints", .lines(text))]
      case .compiles: [("compiles", true)]
      case .rejects(let text, let lines): [("rejects", .lines(text)), ("lines", .integers(lines))]
      case .traps(let text, let prints):
        [("traps", .lines(text)), ("prints", prints.isEmpty ? nil : .lines(prints))]
      }
    if withModes { members.append(("modes", modes(truth.modes))) }
    return .object(omittingNil: members)
  }

  private static func members(_ choice: Choice) -> [(String, JSON?)] {
    [
      ("several", choice.allowsSeveral ? true : nil),
      ("rightWhen", choice.rightWhen.map(json)),
      ("options", .array(choice.options.map(json))),
    ]
  }

  private static func json(_ behaviour: Choice.Behaviour) -> JSON {
    switch behaviour {
    case .compiles: ["compiles": true]
    case .doesNotCompile: ["compiles": false]
    case .prints(let text): ["prints": .lines(text)]
    case .traps(let text): ["traps": .lines(text)]
    }
  }

  private static func json(_ option: Choice.Option) -> JSON {
    .object(omittingNil: [
      ("text", option.text.isEmpty ? nil : .lines(option.text)),
      ("code", option.code.map { .string($0.name) }),
      ("correct", option.isCorrect ? true : nil),
      ("feedback", option.feedback.map(JSON.lines)),
    ])
  }

  private static func members(_ explanation: Explanation) -> [(String, JSON?)] {
    let rubric = explanation.rubric.map { keyPoint -> JSON in
      [
        "point": .lines(keyPoint.point), "points": .integer(keyPoint.points),
        "words": .strings(keyPoint.words),
      ]
    }
    let mistakes = explanation.mistakes.map { mistake -> JSON in
      ["says": .lines(mistake.says), "feedback": .lines(mistake.feedback)]
    }
    return [
      ("model", .lines(explanation.model)), ("rubric", .array(rubric)),
      ("mistakes", .array(mistakes)),
    ]
  }
}

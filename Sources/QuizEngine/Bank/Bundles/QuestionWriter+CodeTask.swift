extension QuestionWriter {
  static func members(_ task: CodeTask) -> [(String, JSON?)] {
    let isDefault = task.secondsPerCheck == CodeTask.defaultSecondsPerCheck
    return [
      ("starter", task.starter.map { .string($0.name) }),
      ("starterFails", task.starterFails.map { .object(omittingNil: members($0)) }),
      ("solutions", .strings(task.solutions.map(\.name))),
      ("mistakes", .array(task.mistakes.map(json))),
      ("checks", unlessEmpty(task.checks) { .array($0.map(json)) }),
      ("rules", unlessEmpty(task.rules) { .array($0.map(json)) }),
      ("imports", unlessEmpty(task.imports) { .strings($0) }),
      ("unsafe", task.allowsUnsafe ? true : nil),
      ("limits", isDefault ? nil : ["seconds": .integer(task.secondsPerCheck)]),
    ]
  }

  private static func members(_ failure: CodeTask.Failure) -> [(String, JSON?)] {
    [
      ("verdict", .string(failure.verdict.rawValue)), ("message", failure.message.map(JSON.lines)),
    ]
  }

  private static func json(_ mistake: CodeTask.Mistake) -> JSON {
    .object(
      omittingNil: [("file", .string(mistake.file.name))] + members(mistake.failure)
        + [("feedback", .lines(mistake.feedback))])
  }

  private static func json(_ rule: SyntaxRule) -> JSON {
    let demand: [(String, JSON?)] =
      switch rule.demand {
      case .forbid: [("forbid", .string(rule.construct))]
      case .require(let count):
        [("require", .string(rule.construct)), ("atLeast", count == 1 ? nil : .integer(count))]
      }
    return .object(omittingNil: demand + [("message", .lines(rule.message))])
  }

  private static func json(_ check: Check) -> JSON {
    let head: [(String, JSON?)] = [
      ("name", .lines(check.name)),
      ("points", check.points == 1 ? nil : .integer(check.points)),
      ("hidden", check.isHidden ? true : nil),
      ("modes", check.modes.map(modes)),
      ("setup", check.setup.isEmpty ? nil : .lines(check.setup)),
    ]
    return .object(omittingNil: head + members(check.trial))
  }

  private static func members(_ trial: Check.Trial) -> [(String, JSON?)] {
    switch trial {
    case .gives(let expression, let value, let within):
      [
        ("expression", .lines(expression)), ("gives", .lines(value)),
        ("within", within.map(JSON.number)),
      ]
    case .throws(let expression, let text):
      [("expression", .lines(expression)), ("throws", .lines(text))]
    case .traps(let expression, let text):
      [("expression", .lines(expression)), ("traps", .lines(text))]
    case .rejects(let expression, let text):
      [("expression", .lines(expression)), ("rejects", .lines(text))]
    case .programPrints(let program, let text):
      [("program", .lines(program)), ("prints", .lines(text))]
    case .answerPrints(let text, let input):
      [("prints", .lines(text)), ("stdin", input.isEmpty ? nil : .lines(input))]
    }
  }
}

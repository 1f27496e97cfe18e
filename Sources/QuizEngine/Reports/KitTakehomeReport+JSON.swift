extension KitTakehomeReport {
  /// The report as programs read it; the names are a contract.
  public var json: JSON {
    .object([
      ("candidate", .string(result.name)),
      ("kit", .optional(result.kit?.description)),
      ("points", .points(result.points)),
      ("of", .integer(result.possiblePoints)),
      ("toBeRead", .integer(result.openPoints)),
      ("tampered", .bool(result.findings.contains(where: \.isTampering))),
      ("findings", .strings(result.findings.map(\.words))),
      ("compiler", .string(compiler)),
      ("sandbox", .string(sandbox)),
      ("tasks", .array(result.tasks.map(json))),
    ])
  }

  private func json(_ entry: TakehomeResult.Entry) -> JSON {
    var answer: String?
    if case .text(let text) = entry.answer { answer = text }
    return .object([
      ("label", .string(entry.task.label)),
      ("question", .string(entry.task.item.question.id.text)),
      ("part", .integer(entry.task.part)),
      ("file", .string(entry.task.path)),
      ("outcome", .string(entry.outcome)),
      ("points", .points(entry.points)),
      ("of", .integer(entry.task.content.points)),
      ("answer", .optional(answer)),
      (
        "grade",
        entry.grade.map {
          $0.json(
            question: entry.task.item.question.id, part: entry.task.part, compiler: nil,
            sandbox: nil, feedback: nil)
        } ?? .null
      ),
    ])
  }
}

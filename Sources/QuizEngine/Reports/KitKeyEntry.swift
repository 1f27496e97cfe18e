/// A question in the key.
struct KitKeyEntry {
  private let item: Kit.Item
  private let name: String

  init(_ item: Kit.Item, name: String) {
    self.item = item
    self.name = name
  }

  /// The answers, the rubric, the mistakes, and what to ask next.
  var document: Document {
    let question = item.question
    let facts = [
      question.level.rawValue, question.format.rawValue,
      question.topics.map(\.text).joined(separator: ", "), KitSheet.points(question.points),
      "\(question.minutes) min",
    ]
    var document: Document = [
      .heading(level: 2, "\(name). \(question.title)"),
      .paragraph("\(Prose.code(question.id.text)) · \(facts.joined(separator: " · "))"),
    ]
    for (index, part) in question.parts.enumerated() {
      if question.parts.count > 1 {
        document.append(
          .heading(
            level: 3,
            Prose("Part \(index + 1), \(part.kind.rawValue), \(KitSheet.points(part.points))")))
      }
      document += answer(part, order: item.optionOrders[index])
    }
    let answer = AnswerDocument(question)
    return document + answer.explanation + answer.followUps
  }

  /// The class for the widest line of code.
  var widthClass: String {
    let columns =
      document.codeBlocks
      .flatMap { $0.text.split(whereSeparator: \.isNewline) }
      .map { String($0).expandingTabs(to: 4).columns }.max() ?? 0
    return columns <= 86 ? "entry" : columns <= 100 ? "entry columns-100" : "entry columns-120"
  }
}

extension KitKeyEntry {
  private func answer(_ part: Part, order: [Int]) -> Document {
    switch part.task {
    case .write(let task), .repair(let task): code(task)
    case .predict(let prediction):
      AnswerDocument(item.question).modelAnswer(part)
        + mistakes(
          prediction.mistakes.map { (Document([.code($0.answer, language: nil)]), $0.feedback) })
    case .choose(let choice): options(choice, order: order)
    case .explain(let explanation):
      [.heading(level: 4, "A model answer")] + Document(prose: explanation.model) + [
        .heading(level: 4, "Rubric"),
        rubric(explanation.rubric.map { ($0.points, Prose(markdown: $0.point)) }),
      ]
        + mistakes(explanation.mistakes.map { (Document(markdown: $0.says), $0.feedback) })
    }
  }

  private func code(_ task: CodeTask) -> Document {
    var document: Document = [.heading(level: 4, "A solution")]
    document += Document(task.solutions.prefix(1).map { .swift($0.text) })
    if task.solutions.count > 1 {
      let others = task.solutions.count - 1
      let words = others == 1 ? "one more that is" : "\(others) more that are"
      document.append(.paragraph(.muted("The bank holds \(words) accepted.")))
    }
    if !task.checks.isEmpty {
      document.append(.heading(level: 4, "Points"))
      document.append(rubric(task.checks.map { ($0.points, line(for: $0)) }))
      document += listings(of: task.checks)
    }
    if !task.rules.isEmpty {
      document.append(.heading(level: 4, "Rules"))
      document.append(.bullets(task.rules.map { Prose(markdown: $0.message) }))
    }
    let solution = task.solutions.first?.text ?? ""
    return document
      + mistakes(
        task.mistakes.map {
          (Document([.swift(excerpt($0.file.text, than: solution))]), $0.feedback)
        })
  }

  /// A check in one line: what is called, where that is short, and what has to come.
  private func line(for check: Check) -> Prose {
    let code = CheckJudgement.code(of: check).trimmed
    let call = code.isEmpty || isLong(code) ? Prose() : "\(Prose(": "))\(Prose.code(code))"
    let expected = Prose.code(CheckJudgement.expectation(of: check).oneLine)
    return "\(check.name)\(call) → \(expected)"
  }

  /// The code of the checks that have more than a line of it.
  private func listings(of checks: [Check]) -> Document {
    checks.reduce(into: Document()) { document, check in
      let code = CheckJudgement.code(of: check).trimmed
      if isLong(code) { document.append(.swift("// \(check.name.oneLine)\n\(code)")) }
    }
  }

  private func isLong(_ code: some StringProtocol) -> Bool {
    code.contains(where: \.isNewline) || code.columns > 100
  }

  /// The lines in which a wrong answer differs; all of it where that is most of it.
  private func excerpt(_ text: String, than solution: String) -> String {
    let known = Set(solution.split(whereSeparator: \.isNewline).map(\.trimmed))
    let lines = text.split(whereSeparator: \.isNewline)
    var shown: [String] = []
    var isSkipping = false
    for line in lines where !line.trimmed.isEmpty {
      if known.contains(line.trimmed) {
        isSkipping = true
        continue
      }
      if isSkipping { shown.append("…") }
      isSkipping = false
      shown.append(String(line))
    }
    return shown.isEmpty || shown.count + 2 > lines.count ? text : shown.joined(separator: "\n")
  }

  private func options(_ choice: Choice, order: [Int]) -> Document {
    let rows = order.enumerated().map { place, index -> [Prose] in
      let option = choice.options[index]
      let text =
        option.text.isEmpty
        ? Prose.code(option.code?.text.oneLine ?? "") : Prose(markdown: option.text)
      return [
        .strong(Prose("\(ChoiceGrading.letter(of: place))")),
        Prose(option.isCorrect ? "right" : "wrong"), text,
        option.feedback.map { Prose(markdown: $0) } ?? [],
      ]
    }
    let right = Set(order.indices.filter { choice.options[order[$0]].isCorrect })
    return [
      .heading(level: 4, "Right: \(ChoiceGrading.letters(of: right))"),
      .table(header: ["", "", "Option", "Why"], rows: rows),
    ]
  }

  private func rubric(_ lines: [(points: Int, text: Prose)]) -> Document.Block {
    .table(
      header: ["Points", "For"], [.right, .left],
      rows: lines.map { [Prose("\($0.points)"), $0.text] })
  }

  private func mistakes(_ mistakes: [(says: Document, feedback: String)]) -> Document {
    guard !mistakes.isEmpty else { return [] }
    var document: Document = [.heading(level: 4, "Typical mistakes")]
    for mistake in mistakes {
      document += mistake.says
      document.append(.quote(Document(prose: mistake.feedback).blocks))
    }
    return document
  }
}

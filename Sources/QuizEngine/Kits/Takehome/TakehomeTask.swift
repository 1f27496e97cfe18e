/// A part of a question as a candidate takes it home: one file to be filled in.
public struct TakehomeTask: Sendable, Equatable {
  /// The number of the question, from 1.
  public var number: Int
  /// The number of the part, from 1.
  public var part: Int
  /// The question with the order of its options.
  public var item: Kit.Item
  /// What names the task in files, without naming the question.
  public var token: String

  /// Takes every field.
  public init(number: Int, part: Int, item: Kit.Item, token: String) {
    self.number = number
    self.part = part
    self.item = item
    self.token = token
  }
}

extension TakehomeTask {
  /// The tasks of a kit's first form, in order.
  public static func all(of kit: Kit) -> [TakehomeTask] {
    all(of: kit.forms.first?.items ?? [], kit: kit.id)
  }

  static func all(of items: [Kit.Item], kit: Kit.ID) -> [TakehomeTask] {
    items.enumerated().flatMap { index, item in
      item.question.parts.indices.map { part in
        TakehomeTask(
          number: index + 1, part: part + 1, item: item,
          token: Self.token(of: item.question.id, part: part + 1, kit: kit))
      }
    }
  }

  /// The same for everybody who has the kit; it tells nothing about the question.
  static func token(of question: Slug, part: Int, kit: Kit.ID) -> String {
    Digest(texts: ["takehome", kit.description, question.text, "\(part)"]).prefix(16)
  }

  /// What is asked.
  public var content: Part { item.question.parts[part - 1] }

  /// The number as people say it, `2` or `2.1`.
  public var label: String {
    item.question.parts.count > 1 ? "\(number).\(part)" : "\(number)"
  }

  /// The module of the answer.
  public var module: String {
    item.question.parts.count > 1 ? "Question\(number)Part\(part)" : "Question\(number)"
  }

  /// The code of the task; nil where it is answered in words.
  public var code: CodeTask? {
    switch content.task {
    case .write(let task), .repair(let task): task
    case .predict, .choose, .explain: nil
    }
  }

  /// The file of the answer.
  public var path: String {
    guard code != nil else { return "Answers/\(module).txt" }
    return "Sources/\(module)/\(isProgram ? "main" : module).swift"
  }

  /// Whether the answer is a program with statements of its own, and not a library.
  public var isProgram: Bool {
    guard let code else { return false }
    let isRun = code.checks.contains { check in
      if case .answerPrints = check.trial { true } else { false }
    }
    return isRun || TopLevelCode.isProgram(code.starter?.text ?? "")
  }

  /// The first line of the file, by which it is known wherever it is put.
  var mark: String {
    code == nil
      ? "Answer to question \(label), below this line [\(token)]:"
      : "// Question \(label) [\(token)]"
  }

  /// What the file holds before the candidate changes it.
  public var starter: String {
    guard let code else { return mark + "\n" }
    let text = code.starter?.text ?? ""
    return mark + "\n\n" + text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n")
  }

  /// The answer in a file's text, without the mark where that is no part of it.
  func answer(in text: String) -> String {
    guard code == nil else { return text }
    let end = text.firstIndex(where: \.isNewline) ?? text.endIndex
    guard text[..<end].contains(token) else { return text }
    return String(text[end...].drop(while: \.isNewline))
  }

  /// Whether nothing was added to the file that was sent.
  func isUnchanged(_ text: String) -> Bool {
    let bare = { (text: String) in
      text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty && $0 != mark }
    }
    return bare(text) == bare(starter)
  }
}

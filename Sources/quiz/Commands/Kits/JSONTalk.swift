import QuizEngine

/// A talk that a program leads: events as JSON lines on standard output, moves on standard input.
///
/// A move is `{"move": "tick", "line": 2}` (with `"said": false` to take it back), `{"move": "note",
/// "text": TEXT}`, `{"move": "go", "question": 3}`, or `{"move": NAME}` with `followUp`, `model`,
/// `question`, `rubric`, `skip`, `next`, `back`, `undo`, `end`, `stop`. Numbers count from 1.
struct JSONTalk: TalkFront {
  let console: any Console

  func begin(_ talk: Interview, isResumed: Bool) {
    send(
      "interview",
      [
        ("candidate", .string(talk.candidate)), ("interviewer", .string(talk.interviewer)),
        ("kit", .string(talk.kit)), ("resumed", .bool(isResumed)),
        ("questions", .strings(talk.entries.map(\.question))),
      ])
  }

  func present(_ talk: Interview, _ question: Question?) {
    guard let entry = talk.current else { return send("allAsked", score(talk)) }
    var fields: [(String, JSON)] = [
      ("number", .integer(talk.position + 1)), ("of", .integer(talk.entries.count)),
      ("id", .string(entry.question)), ("title", .string(entry.title)),
      ("prompt", .optional(question?.prompt)),
      ("text", .optional(question.map { MarkdownRenderer().render(Self.text(of: $0)) })),
      ("parts", .array((question?.parts ?? []).map { .optional($0.prompt) })),
      ("followUps", .integer(entry.followUps.count { !$0.isAsked })),
    ]
    fields.append(("rubric", rubric(entry)))
    send("question", fields)
  }

  func showState(_ talk: Interview) {
    guard let entry = talk.current else { return }
    send(
      "state",
      [
        ("number", .integer(talk.position + 1)), ("points", .integer(entry.points)),
        ("of", .integer(entry.possiblePoints)), ("rubric", rubric(entry)),
        ("notes", .strings(entry.notes)),
      ])
  }

  func show(_ document: Document, as event: String) {
    send(event, [("text", .string(MarkdownRenderer().render(document)))])
  }

  func refuse(_ message: String) { send("refused", [("message", .string(message))]) }

  func action(_ talk: Interview, seconds: () -> Double) throws(InputEnd) -> TalkAction {
    while true {
      let line = try console.readLine()
      if line.allSatisfy(\.isWhitespace) { continue }
      guard let move = try? JSON(line) else {
        refuse("this line is no JSON")
        continue
      }
      if let action = Self.action(move) { return action }
      refuse(
        "a move is tick with line, note with text, go with question, followUp, model, question, rubric, "
          + "skip, next, back, undo, end or stop")
    }
  }

  func end(_ talk: Interview, files: [String]) {
    send("card", score(talk) + [("finished", .bool(talk.isFinished)), ("files", .strings(files))])
  }

  private static func action(_ move: JSON) -> TalkAction? {
    switch move["move"]?.string {
    case "tick":
      guard let line = move["line"]?.integer else { return nil }
      return .move(move["said"]?.bool.map { .set(line - 1, $0) } ?? .toggle(line - 1))
    case "note": return move["text"]?.string.map { .move(.note($0)) }
    case "go": return move["question"]?.integer.map { .move(.go($0 - 1)) }
    case "followUp": return .followUp
    case "undo": return .undo
    case "model": return .model
    case "question": return .question
    case "rubric": return .rubric
    case "skip": return .move(.skip)
    case "next": return .move(.next)
    case "back": return .move(.back)
    case "end": return .move(.finish)
    case "stop": return .stop
    default: return nil
    }
  }

  private func rubric(_ entry: Interview.Entry) -> JSON {
    .array(
      entry.lines.map { line in
        [
          "part": .integer(line.part), "text": .string(line.text),
          "points": .integer(line.points), "said": .bool(line.isSaid),
        ]
      })
  }

  private func score(_ talk: Interview) -> [(String, JSON)] {
    [("points", .points(talk.total.points)), ("of", .integer(talk.total.possible))]
  }

  private func send(_ event: String, _ fields: [(String, JSON)]) {
    console.write(JSON.object([("event", .string(event))] + fields).compact + "\n")
  }
}

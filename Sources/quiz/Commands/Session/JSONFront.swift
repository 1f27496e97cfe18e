import QuizEngine

/// Talks with a program: events as JSON lines on standard output, moves as JSON lines on standard input.
///
/// A move is `{"move": "submit", "answer": TEXT}`, `{"move": "explain", "answer": TEXT}`,
/// `{"move": "tick", "points": [1, 3]}`, or `{"move": NAME}` with `hint`, `giveUp`, `skip`, `quit`, `next`.
struct JSONFront: SessionFront {
  let console: any Console

  func begin(_ questions: [Question]) {
    send("session", [("questions", .strings(questions.map(\.id.text)))])
  }

  func present(_ question: Question, number: Int, of count: Int?, secondsLeft: Int?) {
    var fields: [(String, JSON)] = [
      ("number", .integer(number)), ("of", .optional(count)), ("question", question.listing),
      ("prompt", .string(question.prompt)), ("hints", .integer(question.hints.count)),
    ]
    if let secondsLeft { fields.append(("secondsLeft", .integer(secondsLeft))) }
    send("question", fields)
  }

  func move(in scene: PartScene) throws(InputEnd) -> SessionMove {
    if !scene.isShown { send("part", partFields(scene)) }
    while true {
      let move = try readMove()
      switch move["move"]?.string {
      case "hint" where scene.hintsLeft > 0: return .hint
      case "hint":
        refuse("there are no hints left")
        continue
      case "giveUp": return .giveUp
      case "skip": return .skip
      case "quit": return .quit
      case "explain":
        guard case .explain = scene.part.task else { break }
        return .explain(text: move["answer"]?.string ?? "")
      case "submit":
        if let submission = submission(move["answer"]?.string ?? "", scene: scene) {
          return .submit(submission, text: move["answer"]?.string ?? "")
        }
      default: break
      }
      refuse(
        "a part of the kind \(scene.part.kind.rawValue) takes submit, explain, hint, giveUp, skip or quit"
      )
    }
  }

  func showHint(_ hint: Question.Hint, number: Int, of count: Int) {
    send("hint", [("text", .string(hint.text)), ("cost", .number(hint.cost))])
  }

  func tell(_ graded: PartGrading.Graded, in scene: PartScene, source: String) {
    let grade = graded.grade.json(
      question: scene.question.id, part: scene.number, compiler: nil, sandbox: nil,
      feedback: graded.feedback)
    send("grade", [("grade", grade)])
  }

  func tellTaken(_ scene: PartScene) {
    send("taken", [("part", .integer(scene.number))])
  }

  func tellTimeIsUp() {
    send("timeUp", [])
  }

  func tellFailure(_ message: String, in scene: PartScene) {
    send("failure", [("part", .integer(scene.number)), ("message", .string(message))])
  }

  func ticks(_ explanation: Explanation, answer: String) throws(InputEnd) -> Set<Int> {
    let suggested = RubricGrading.suggestions(for: answer, in: explanation)
    send(
      "rubric",
      [
        ("points", .strings(explanation.rubric.map(\.point))),
        ("suggested", .integers(suggested.sorted().map { $0 + 1 })),
      ])
    while true {
      let move = try readMove()
      if move["move"]?.string == "tick", let points = move["points"]?.array {
        let numbers = points.compactMap(\.integer).map { $0 - 1 }
        if numbers.count == points.count, numbers.allSatisfy(explanation.rubric.indices.contains) {
          return Set(numbers)
        }
      }
      refuse("tick takes points, a list of numbers from 1 to \(explanation.rubric.count)")
    }
  }

  func showAnswer(_ scene: PartScene) {
    let answer = MarkdownRenderer().render(AnswerDocument(scene.question).modelAnswer(scene.part))
    send("answer", [("part", .integer(scene.number)), ("text", .string(answer))])
  }

  func finish(
    _ result: QuestionResult, rating: Rating?, recorder: (any SessionRecorder)?, isLast: Bool
  ) throws(InputEnd) -> Bool {
    send(
      "finished",
      [
        ("question", .string(result.question.id.text)), ("points", .points(result.points)),
        ("of", .integer(result.possiblePoints)), ("rating", .optional(rating?.name)),
        ("explanation", .string(result.question.explanation)),
      ])
    if isLast { return true }
    while true {
      let move = try readMove()
      switch move["move"]?.string {
      case "next": return true
      case "quit": return false
      case "rate":
        if let rating = move["rating"]?.string.flatMap({ Rating(name: $0) }) {
          recorder?.overrule(rating)
          continue
        }
      default: break
      }
      refuse("between questions there are next, rate with again, hard, good or easy, and quit")
    }
  }

  func end(_ summary: SessionSummary) {
    let score = SessionSummary.score(summary.answered)
    send(
      "summary",
      [
        ("planned", .integer(summary.planned)), ("answered", .integer(summary.answered.count)),
        ("points", .points(score.points)), ("of", .integer(score.possible)),
      ])
  }
}

extension JSONFront {
  private func send(_ event: String, _ fields: [(String, JSON)]) {
    console.write(JSON.object([("event", .string(event))] + fields).compact + "\n")
  }

  private func refuse(_ message: String) {
    send("refused", [("message", .string(message))])
  }

  private func readMove() throws(InputEnd) -> JSON {
    while true {
      let line = try console.readLine()
      if line.allSatisfy(\.isWhitespace) { continue }
      if let move = try? JSON(line) { return move }
      refuse("this line is no JSON")
    }
  }

  private func submission(_ text: String, scene: PartScene) -> Submission? {
    switch scene.part.task {
    case .write, .repair:
      (try? AnswerText(Array(text.utf8))).map { .code($0.text) }
    case .predict: .prediction(PredictedOutcome(text))
    case .choose(let choice):
      // Programs name options by the letters of the question's file.
      ChoiceGrading.options(in: text, count: choice.options.count).map { .options($0) }
    case .explain: nil
    }
  }

  private func partFields(_ scene: PartScene) -> [(String, JSON)] {
    var fields: [(String, JSON)] = [
      ("part", .integer(scene.number)), ("kind", .string(scene.part.kind.rawValue)),
      ("points", .integer(scene.part.points)), ("prompt", .optional(scene.part.prompt)),
    ]
    switch scene.part.task {
    case .write(let task), .repair(let task):
      fields.append(("starter", .optional(task.starter?.text)))
    case .predict(let prediction): fields.append(("code", .string(prediction.code.text)))
    case .choose(let choice):
      fields.append(("several", .bool(choice.allowsSeveral)))
      fields.append(
        (
          "options",
          .array(
            choice.options.enumerated().map { index, option in
              .object([
                ("letter", .string(ChoiceGrading.letter(of: index))),
                ("text", .string(option.text)),
                ("code", .optional(option.code?.text)),
              ])
            })
        ))
    case .explain: break
    }
    return fields
  }
}

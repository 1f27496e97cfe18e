import QuizEngine

/// Talks with a person, at a terminal or by plain lines.
struct ConsoleFront: SessionFront {
  let console: any Console
  let workshop: AnswerWorkshop
  /// Explains diagnostics; nil where there is no toolchain.
  let guide: DiagnosticGuide?
  /// When a candidate learns what an answer is worth.
  let feedback: SessionRunner.Feedback

  func begin(_ questions: [Question]) {
    guard !questions.isEmpty, feedback == .atOnce else { return }
    let minutes = questions.reduce(0) { $0 + $1.minutes }
    let count = questions.count.counted("question")
    console.show([
      .paragraph(
        .muted(Prose("\(count), about \(minutes) min. You may skip, and stop, at any time.")))
    ])
  }

  func present(_ question: Question, number: Int, of count: Int?, secondsLeft: Int?) {
    var place = count.map { "Question \(number) of \($0)" } ?? "Question \(number)"
    if let secondsLeft {
      place += secondsLeft < 90 ? ", \(secondsLeft) s left" : ", \(secondsLeft / 60) min left"
    }
    say([.paragraph(.muted(Prose(place)))] + QuestionDocument(question).document)
  }

  func showHint(_ hint: Question.Hint, number: Int, of count: Int) {
    let percent = Int((hint.cost * 100).rounded())
    say([
      .callout(
        .hint, title: "Hint \(number) of \(count), for \(percent) % of the points",
        Document(markdown: hint.text).blocks)
    ])
  }

  func whileGrading<Result, Failure: Error>(
    _ scene: PartScene, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var line = ProgressLine(on: console)
    if scene.part.needsCompiler { line.show("Compiling and running …") }
    defer { line.clear() }
    return try body()
  }

  func tell(_ graded: PartGrading.Graded, in scene: PartScene, source: String) {
    if case .explain = scene.part.task {
      let points = PointsText.share(graded.grade.points, of: graded.grade.possiblePoints)
      say([
        .verdict(
          graded.grade.verdict.tone, Prose("\(graded.grade.verdict.words), \(points)"))
      ])
      return
    }
    var grade = graded.grade
    if case .choose = scene.part.task { grade = relettered(grade, scene: scene) }
    var document = GradeDocument(grade, source: source, guide: guide, columns: console.size.columns)
      .document
    if let feedback = graded.feedback {
      document.append(.callout(.hint, title: "Feedback", Document(prose: feedback).blocks))
    }
    say(document)
  }

  /// Speaks of options by the letters that were shown.
  private func relettered(_ grade: Grade, scene: PartScene) -> Grade {
    var grade = grade
    guard case .choose(let choice) = scene.part.task else { return grade }
    let shown = { (letters: String) -> String in
      let options = ChoiceGrading.options(in: letters, count: choice.options.count) ?? []
      let places = options.compactMap { scene.optionOrder.firstIndex(of: $0) }
      return ChoiceGrading.letters(of: Set(places))
    }
    for index in grade.checks.indices {
      grade.checks[index].expected = shown(grade.checks[index].expected)
      let got = grade.checks[index].got
      grade.checks[index].got = got == "none" ? got : shown(got)
    }
    return grade
  }

  func tellTaken(_ scene: PartScene) {
    say([.paragraph(.muted("Handed in."))])
  }

  func tellTimeIsUp() {
    say([.callout(.warning, title: "The time is over", [])])
  }

  func tellFailure(_ message: String, in scene: PartScene) {
    say([
      .callout(.warning, title: "This part cannot be graded here", [.paragraph(Prose(message))])
    ])
  }

  func showAnswer(_ scene: PartScene) {
    say(AnswerDocument(scene.question).modelAnswer(scene.part))
  }

  func ticks(_ explanation: Explanation, answer: String) throws(InputEnd) -> Set<Int> {
    let suggested = RubricGrading.suggestions(for: answer, in: explanation)
    say([.heading(level: 4, "Did you say this?")])
    var ticked: Set<Int> = []
    for (index, point) in explanation.rubric.enumerated() {
      var document = Document(markdown: point.point)
      if case .paragraph(let prose)? = document.blocks.first {
        document.blocks[0] = .paragraph(.strong(Prose("\(index + 1). ")) + prose)
      }
      say(document)
      let said = suggested.contains(index)
      if try console.confirm(
        said ? "Your words suggest that you did." : "", enterMeans: said)
      {
        ticked.insert(index)
      }
    }
    return ticked
  }

  func finish(
    _ result: QuestionResult, rating: Rating?, recorder: (any SessionRecorder)?, isLast: Bool
  ) throws(InputEnd) -> Bool {
    workshop.drafts.forget(result.question)
    let answer = AnswerDocument(result.question)
    say(answer.explanation)
    if let rating { tell(rating, outlook: recorder?.outlook(for: result.question) ?? [:]) }
    while true {
      var choices = [KeyChoice(.enter, isLast ? "go on" : "next question", "next")]
      if !result.question.followUps.isEmpty {
        choices.append(KeyChoice("f", "what is asked next", "follow"))
      }
      if rating != nil { choices.append(KeyChoice("r", "rate it otherwise", "rate")) }
      choices.append(KeyChoice("q", "quit", "quit"))
      console.write("\n")
      switch try console.choose(from: choices) {
      case "follow": say(answer.followUps)
      case "rate": try overrule(recorder, outlook: recorder?.outlook(for: result.question) ?? [:])
      case "quit": return false
      default: return true
      }
    }
  }

  /// Shows something, apart from what stands above it.
  func say(_ document: Document) {
    console.write("\n")
    console.show(document)
  }

  private func tell(_ rating: Rating, outlook: [Rating: Int]) {
    let again = outlook[rating].map { $0 == 0 ? ", again today" : ", again in \($0) d" } ?? ""
    say([.paragraph(.muted(Prose("Rated \(rating.name)\(again).")))])
  }

  private func overrule(
    _ recorder: (any SessionRecorder)?, outlook: [Rating: Int]
  ) throws(InputEnd) {
    let choices = zip(Rating.allCases, ["1", "2", "3", "4"] as [Character]).map { rating, key in
      let days = outlook[rating].map { $0 == 0 ? " (today)" : " (\($0) d)" } ?? ""
      return KeyChoice(key, rating.name + days, rating)
    }
    console.write("\n")
    let rating = try console.choose("How well did you know it?", from: choices)
    recorder?.overrule(rating)
    tell(rating, outlook: outlook)
  }

  func end(_ summary: SessionSummary) {
    // An exam has a report of its own.
    guard feedback == .atOnce else { return }
    say(summary.document)
  }
}

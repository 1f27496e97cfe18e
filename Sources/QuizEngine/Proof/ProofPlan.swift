/// Everything that has to be proved of some questions, as values.
public struct ProofPlan: Sendable, Equatable {
  /// The number of questions.
  public var questions: Int
  /// What has to be proved, question by question.
  public var claims: [Claim]
  /// The blocks of code that are shown only.
  public var fragments: Int
  /// What was wrong already while planning.
  public var findings: [Finding]

  /// Plans the proof of questions of a bank.
  public init(_ questions: [Question], of bank: Bank) {
    self.questions = questions.count
    claims = []
    fragments = 0
    findings = []
    for question in questions { add(question, places: bank.places(of: question.id)) }
  }
}

extension ProofPlan {
  private mutating func add(_ question: Question, places: Places) {
    for (path, text) in question.proseFields {
      addProse(text, at: path, of: question, places: places)
    }
    for (index, part) in question.parts.enumerated() {
      switch part.task {
      case .write(let task), .repair(let task):
        add(task, path: "parts/\(index)", part: part, question: question, places: places)
      case .predict(let prediction):
        add(prediction, path: "parts/\(index)", part: part, question: question, places: places)
      case .choose(let choice):
        add(choice, path: "parts/\(index)", part: part, question: question, places: places)
      case .explain: break
      }
    }
  }

  private mutating func claim(
    _ statement: Claim.Statement, in modes: [LanguageMode], at place: Place, of question: Question
  ) {
    for mode in modes {
      claims.append(
        Claim(
          question: question.id, mode: mode, place: place, statement: statement,
          requires: question.requires))
    }
  }

  private mutating func add(
    _ task: CodeTask, path: String, part: Part, question: Question, places: Places
  ) {
    for file in task.solutions {
      claim(
        .solution(file: file, task: task, points: part.points), in: part.modes,
        at: places.code(file.name, line: 1), of: question)
    }
    for mistake in task.mistakes {
      claim(
        .mistake(
          file: mistake.file, failure: mistake.failure, task: task, points: part.points),
        in: part.modes, at: places.code(mistake.file.name, line: 1), of: question)
    }
    if let starter = task.starter {
      claim(
        .starter(
          file: starter, failure: task.starterFails, task: task, points: part.points),
        in: part.modes, at: places.code(starter.name, line: 1), of: question)
    }
    // One mode is enough: nothing is the same program in all of them.
    claim(
      .emptyAnswer(task: task, points: part.points), in: [part.gradingMode],
      at: places["\(path)/checks"], of: question)
  }

  private mutating func add(
    _ prediction: Prediction, path: String, part: Part, question: Question, places: Places
  ) {
    for truth in prediction.truths {
      claim(
        .truth(file: prediction.code, outcome: truth.outcome, imports: prediction.imports),
        in: truth.modes.filter(part.modes.contains), at: places["\(path)/truth"], of: question)
    }
    guard let truth = prediction.outcome(in: part.gradingMode) else { return }
    for (index, mistake) in prediction.mistakes.enumerated() {
      claim(
        .wrongPrediction(answer: mistake.answer, truth: truth), in: [part.gradingMode],
        at: places["\(path)/mistakes/\(index)/answer"], of: question)
    }
  }

  private mutating func add(
    _ choice: Choice, path: String, part: Part, question: Question, places: Places
  ) {
    for (index, option) in choice.options.enumerated() {
      guard let code = option.code else { continue }
      claim(
        .option(
          file: code, behaviour: choice.rightWhen ?? .compiles,
          isCorrect: choice.rightWhen == nil ? true : option.isCorrect),
        in: part.modes, at: places["\(path)/options/\(index)"], of: question)
    }
  }

  private mutating func addProse(
    _ text: String, at path: String, of question: Question, places: Places
  ) {
    for block in Document(markdown: text).codeBlocks where block.language == "swift" {
      let place = places.line(block.line ?? 1, of: path)
      guard let (fence, mode) = ProseFence.read(block.attributes) else {
        findings.append(
          Finding(
            place: place, severity: .error, rule: "unknown-fence", question: question.id,
            message: "“\(block.info ?? "")” is no fence; use `swift`, `swift error: TEXT`, "
              + "`swift prints: TEXT`, `swift traps: TEXT` or `swift fragment`"))
        continue
      }
      if fence == .fragment {
        fragments += 1
        continue
      }
      let modes = mode.map { [$0] } ?? question.modes
      claim(.prose(code: block.text, fence: fence), in: modes, at: place, of: question)
    }
  }
}

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
  /// Which part of a whole this is; nil for a whole.
  public var shard: ProofShard?
  let bank: Bank

  /// Plans the proof of questions of a bank.
  public init(_ questions: [Question], of bank: Bank) {
    self.questions = questions.count
    self.bank = bank
    claims = []
    fragments = 0
    findings = []
    for question in questions { add(question, places: bank.places(of: question.id)) }
  }
}

extension ProofPlan {
  /// Where a line, from 1, of a claim's code stands in the bank.
  func place(ofLine line: Int?, of claim: Claim) -> Place {
    guard let line else { return claim.place }
    let places = bank.places(of: claim.question)
    return switch claim.source {
    case .file(let name): places.code(name, line: line)
    case .prose(let path, let fence): places.line(fence + line, of: path)
    case .none: claim.place
    }
  }
}

extension ProofPlan {
  private mutating func add(_ question: Question, places: Places) {
    for (path, text) in question.proseFields {
      addProse(text, at: path, of: question, places: places)
    }
    for (index, part) in question.parts.enumerated() {
      let section = Section(question: question, part: part, number: index + 1, places: places)
      switch part.task {
      case .write(let task), .repair(let task): add(task, in: section)
      case .predict(let prediction): add(prediction, in: section)
      case .choose(let choice): add(choice, in: section)
      case .explain: break
      }
    }
  }

  /// The part of a question that claims are gathered from.
  private struct Section {
    var question: Question
    var part: Part
    var number: Int
    var places: Places

    var path: String { "parts/\(number - 1)" }
  }

  private mutating func claim(
    _ statement: Claim.Statement, _ name: String, in modes: [LanguageMode]? = nil, at place: Place,
    source: Claim.Source, of section: Section
  ) {
    for mode in modes ?? section.part.modes {
      claims.append(
        Claim(
          number: claims.count, question: section.question.id,
          name: "part \(section.number) \(name)", mode: mode,
          place: place, source: source, statement: statement,
          requires: section.question.requires))
    }
  }

  private mutating func add(_ task: CodeTask, in section: Section) {
    let points = section.part.points
    let trialTask = task.withoutAnswers
    let claimFile = { (plan: inout ProofPlan, statement: Claim.Statement, file: SourceFile) in
      plan.claim(
        statement, file.name, at: section.places.code(file.name, line: 1),
        source: .file(file.name), of: section)
    }
    for file in task.solutions {
      claimFile(&self, .solution(file: file, task: trialTask, points: points), file)
    }
    for mistake in task.mistakes {
      claimFile(
        &self,
        .mistake(file: mistake.file, failure: mistake.failure, task: trialTask, points: points),
        mistake.file)
    }
    if let starter = task.starter {
      claimFile(
        &self,
        .starter(file: starter, failure: task.starterFails, task: trialTask, points: points),
        starter)
    }
    // One mode is enough: nothing is the same program in all of them. The solutions tell what is missing.
    var known = trialTask
    known.solutions = task.solutions
    claim(
      .emptyAnswer(task: known, points: points), "empty answer",
      in: [section.part.gradingMode], at: section.places["\(section.path)/checks"], source: .none,
      of: section)
  }

  private mutating func add(_ prediction: Prediction, in section: Section) {
    for truth in prediction.truths {
      claim(
        .truth(file: prediction.code, outcome: truth.outcome, imports: prediction.imports),
        prediction.code.name, in: truth.modes.filter(section.part.modes.contains),
        at: section.places["\(section.path)/truth"], source: .file(prediction.code.name),
        of: section)
    }
    guard let truth = prediction.outcome(in: section.part.gradingMode) else { return }
    for (index, mistake) in prediction.mistakes.enumerated() {
      claim(
        .wrongPrediction(answer: mistake.answer, truth: truth), "mistake \(index + 1)",
        in: [section.part.gradingMode],
        at: section.places["\(section.path)/mistakes/\(index)/answer"], source: .none, of: section)
    }
  }

  private mutating func add(_ choice: Choice, in section: Section) {
    for (index, option) in choice.options.enumerated() {
      guard let code = option.code else { continue }
      claim(
        .option(
          file: code, behaviour: choice.rightWhen ?? .compiles,
          isCorrect: choice.rightWhen == nil ? true : option.isCorrect),
        "option \(code.name)", at: section.places["\(section.path)/options/\(index)"],
        source: .file(code.name), of: section)
    }
  }

  private mutating func addProse(
    _ text: String, at path: String, of question: Question, places: Places
  ) {
    guard text.contains("```") || text.contains("~~~") else { return }
    for block in Document(markdown: text).codeBlocks where block.language == "swift" {
      let line = block.line ?? 1
      let place = places.line(line, of: path)
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
      for mode in mode.map({ [$0] }) ?? question.modes {
        claims.append(
          Claim(
            number: claims.count, question: question.id, name: "\(path) line \(line)", mode: mode,
            place: place,
            source: .prose(path: path, fence: line),
            statement: .prose(code: block.text, fence: fence), requires: question.requires))
      }
    }
  }
}

extension CodeTask {
  /// The task as it is tried: what else the question holds has no part in a trial's outcome.
  fileprivate var withoutAnswers: CodeTask {
    var task = self
    task.starter = nil
    task.starterFails = nil
    task.solutions = []
    task.mistakes = []
    return task
  }
}

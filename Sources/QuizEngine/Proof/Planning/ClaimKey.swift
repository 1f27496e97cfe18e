/// Everything in a bank that the outcome of a claim hangs on, as a digest.
///
/// Where a claim stands, and what it is called, is no part of it: code that moves stays proved.
struct ClaimKey: Sendable, Hashable {
  /// What is tried, in whatever language mode.
  let work: Digest
  /// What is tried; claims that share it are tried once.
  let attempt: Digest
  /// The claim as a whole.
  let claim: Digest

  init(_ claim: Claim) {
    var writer = KeyWriter()
    if let attempt = ClaimAttempt(claim) { writer.add(attempt.work) }
    work = writer.digest
    attempt = Digest(texts: ["\(claim.mode.rawValue)", work.description])
    var rest = KeyWriter()
    rest.add(attempt.description, claim.kind, "\(claim.mode.rawValue)")
    rest.add(expectation: claim.statement)
    self.claim = rest.digest
  }
}

/// Gathers texts for a digest; each is told apart from the next, and lists begin with their length.
struct KeyWriter {
  private var texts: [String] = []

  /// The digest of all that was added.
  var digest: Digest { Digest(texts: texts) }

  mutating func add(_ more: String...) { texts += more }

  mutating func add(list: [String]) { texts += ["\(list.count)"] + list }

  mutating func add(_ work: ClaimAttempt.Work) {
    switch work {
    case .grade(let text, let task, let points):
      add("grade", text, "\(points)")
      add(task)
    case .program(let text, let imports, let runs):
      add("program", text, "\(runs)")
      add(list: imports)
    }
  }

  /// Adds what a trial hears of a task; answers and starters of the question have no part in it.
  mutating func add(_ task: CodeTask) {
    add("\(task.checks.count)", "\(task.allowsUnsafe)", "\(task.secondsPerCheck)")
    add(list: task.imports)
    for check in task.checks { add(check) }
    add("\(task.rules.count)")
    for rule in task.rules { add("\(rule.demand)", rule.construct, rule.message) }
  }

  mutating func add(_ check: Check) {
    add(check.name, "\(check.points)", "\(check.isHidden)", check.setup)
    add(list: check.modes.map { $0.map { "\($0.rawValue)" } } ?? ["all"])
    switch check.trial {
    case .gives(let expression, let value, let within):
      add("gives", expression, value, within.map { "\($0)" } ?? "")
    case .throws(let expression, let text): add("throws", expression, text)
    case .traps(let expression, let text): add("traps", expression, text)
    case .rejects(let expression, let text): add("rejects", expression, text)
    case .programPrints(let program, let text): add("program", program, text)
    case .answerPrints(let text, let input): add("prints", text, input)
    }
  }
}

extension KeyWriter {
  /// Adds what a claim says beyond what is tried.
  mutating func add(expectation statement: Claim.Statement) {
    switch statement {
    case .solution(let file, _, _): add(file.name)
    case .mistake(let file, let failure, _, _): add(file.name, failure: failure)
    case .starter(let file, let failure, _, _): add(file.name, failure: failure)
    case .emptyAnswer(let task, _): for file in task.solutions { add(file.name, file.text) }
    case .truth(let file, let outcome, _):
      add(file.name)
      add(outcome)
    case .wrongPrediction(let answer, let truth):
      add(answer)
      add(truth)
    case .option(let file, let behaviour, let isCorrect):
      add(file.name, "\(isCorrect)")
      add(behaviour)
    case .prose(_, let fence): add(fence)
    }
  }

  private mutating func add(_ name: String, failure: CodeTask.Failure?) {
    add(name, failure?.verdict.rawValue ?? "", failure?.message ?? "", "\(failure?.message == nil)")
  }

  private mutating func add(_ outcome: Prediction.Outcome) {
    switch outcome {
    case .prints(let text): add("prints", text)
    case .compiles: add("compiles")
    case .rejects(let text, let lines): add("rejects", text, "\(lines)")
    case .traps(let text, let prints): add("traps", text, prints)
    }
  }

  private mutating func add(_ behaviour: Choice.Behaviour) {
    switch behaviour {
    case .compiles: add("compiles")
    case .doesNotCompile: add("does not compile")
    case .prints(let text): add("prints", text)
    case .traps(let text): add("traps", text)
    }
  }

  private mutating func add(_ fence: ProseFence) {
    switch fence {
    case .compiles: add("compiles")
    case .fails(let text): add("fails", text)
    case .prints(let text): add("prints", text)
    case .traps(let text): add("traps", text)
    case .fragment: add("fragment")
    }
  }
}

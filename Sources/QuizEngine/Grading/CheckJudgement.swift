/// Compares what was seen of a check with what had to come.
enum CheckJudgement {
  static func judge(_ check: Check, _ observation: Observation?) -> CheckResult {
    var result = CheckResult(
      name: check.name, code: code(of: check), verdict: .wrong, points: check.points,
      expected: expectation(of: check), got: "", output: observation?.output ?? "")
    guard let observation else {
      result.verdict = .notGradable
      result.message = "the check was not run"
      return result
    }
    switch (check.trial, observation.ending) {
    case (.gives(_, let value, let tolerance), .value(let got)):
      result.got = got
      if ValueText.matches(got, value, within: tolerance) { result.verdict = .accepted }
    case (.throws(_, let text), .threw(let description)):
      result.got = "throws \(description)"
      if text.isEmpty || description.contains(text) { result.verdict = .accepted }
    case (.programPrints(_, let text), .ended):
      result.got = observation.output
      if PrintedText.matches(observation.output, text) { result.verdict = .accepted }
    case (.traps(_, let text), .interrupted(.crashed(let crash))):
      result.got = crash.inWords
      if text.isEmpty || crash.message.contains(text) { result.verdict = .accepted }
    case (_, .value(let got)): result.got = got
    case (_, .ended): result.got = observation.output
    case (_, .threw(let description)): result.got = "throws \(description)"
    case (_, .interrupted(let ending)):
      tell(ending, in: &result)
    case (_, .neverBegun(let ending)):
      tell(ending, in: &result)
      result.message = "the answer's own statements did not come to their end: " + result.message
    case (_, .notTried(let seconds)):
      result.verdict = .timedOut
      result.got = "not tried"
      result.message = "the checks before it took more than \(seconds) s together"
    }
    return result
  }

  /// What is done, as code.
  static func code(of check: Check) -> String {
    let setup = check.setup.isEmpty ? "" : check.setup + "\n"
    return switch check.trial {
    case .gives(let expression, _, _), .throws(let expression, _), .traps(let expression, _),
      .rejects(let expression, _):
      setup + expression
    case .programPrints(let program, _): setup + program
    case .answerPrints: ""
    }
  }

  /// What had to come, as it is written or in words.
  static func expectation(of check: Check) -> String {
    switch check.trial {
    case .gives(_, let value, nil): value
    case .gives(_, let value, let tolerance?): "\(value) ± \(tolerance)"
    case .throws(_, let text): text.isEmpty ? "throws" : "throws \(text)"
    case .traps(_, let text): text.isEmpty ? "traps" : "traps: \(text)"
    case .rejects(_, let text): text.isEmpty ? "does not compile" : "does not compile: \(text)"
    case .programPrints(_, let text), .answerPrints(let text, _): text
    }
  }

  /// Puts into words how a run ended.
  static func tell(_ ending: RunEnding, in result: inout CheckResult) {
    switch ending {
    case .exited(let status):
      result.verdict = .wrong
      result.got = "ended early, with status \(status)"
      result.message = "the program ended before the check was done"
    case .crashed(let crash):
      result.verdict = .crashed
      result.got = crash.inWords
      result.message = crash.advice
    case .timedOut(let seconds):
      result.verdict = .timedOut
      result.got = "nothing after \(seconds) s"
      result.message = "it ran for \(seconds) s without ending"
    case .tooMuchOutput:
      result.verdict = .tooMuchOutput
      result.got = "more output than is kept"
      result.message = "it printed more than \(AnswerLimits.standard.runOutput >> 20) MiB"
    case .fileTooBig:
      result.verdict = .tooMuchOutput
      result.got = "a file that is too large"
      result.message = "it wrote a file of more than \(AnswerLimits.standard.fileBytes >> 20) MiB"
    case .outOfMemory:
      result.verdict = .outOfMemory
      result.got = "no memory left"
      result.message = "it wanted more than \(AnswerLimits.standard.runMemory >> 30) GiB of memory"
    case .cancelled:
      result.verdict = .notGradable
      result.message = "it was interrupted"
    case .neverStarted(let details):
      result.verdict = .notGradable
      result.message = "the program could not be started: \(details)"
    }
  }
}

extension Crash {
  /// What happened, in a line.
  var inWords: String {
    let what = message.isEmpty ? name : message
    return line.map { "\(what) (line \($0))" } ?? what
  }

  /// What it probably means.
  var advice: String {
    isSegmentationFault && message.isEmpty
      ? "the program recursed too deeply: does the recursion come to an end?"
      : "the program crashed"
  }

  /// What the signal is called.
  private var name: String {
    if isSegmentationFault { return "segmentation fault" }
    return switch signal {
    case 4, 5: "trap"
    case 6: "abort"
    case 8: "arithmetic fault"
    default: "signal \(signal)"
    }
  }

  /// Whether memory was touched that is not there, as at the end of the stack: SIGSEGV, or SIGBUS
  /// as macOS has it.
  private var isSegmentationFault: Bool { signal == 11 || signal == 10 }
}

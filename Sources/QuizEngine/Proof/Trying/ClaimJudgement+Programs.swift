extension ClaimJudgement {
  func judgeTruth(
    _ file: SourceFile, _ outcome: Prediction.Outcome, _ seen: ProgramOutcome
  ) -> ClaimOutcome {
    if !seen.isStable {
      return refuted("unstable-output", "\(file.name) prints something else from run to run")
    }
    let said = "\(file.name) is said to"
    switch (outcome, seen.ending) {
    case (.prints(let text), .finished):
      if PrintedText.matches(seen.output, text) { return .passed }
      return refuted(
        "output-differs",
        "\(said) print \(Self.quoted(text)) but prints \(Self.quoted(seen.output))",
        evidence: Evidence(text: seen.output, differsFrom: text))
    case (.compiles, .finished): return .passed
    case (.rejects(let text, let lines), .rejected):
      guard seen.says(text) else {
        return refuted(
          "diagnostic-differs", "\(said) fail with “\(text)”; the compiler says \(seen.errors)",
          line: seen.errorLines.first, evidence: Evidence(claimed: text, actual: seen.errors))
      }
      guard seen.errorLines == lines else {
        return refuted(
          "error-lines-differ",
          "\(said) have errors in the lines \(lines); the compiler finds them in "
            + "\(seen.errorLines): \(seen.errors)",
          evidence: Evidence(claimed: "\(lines)", actual: "\(seen.errorLines)"))
      }
      return .passed
    case (.traps(let text, let prints), .trapped(let message, let line)):
      guard message.contains(text) else {
        return refuted(
          "trap-differs", "\(said) trap with “\(text)”; it traps with “\(message)”", line: line,
          evidence: Evidence(claimed: text, actual: message))
      }
      guard PrintedText.matches(seen.output, prints) else {
        return refuted(
          "output-differs",
          "\(said) print \(Self.quoted(prints)) before it traps; it prints "
            + Self.quoted(seen.output), evidence: Evidence(text: seen.output, differsFrom: prints))
      }
      return .passed
    default:
      return refuted(
        "outcome-differs", "\(said) \(Self.words(outcome)); in truth \(seen.inWords)",
        line: seen.errorLines.first,
        evidence: Evidence(claimed: Self.words(outcome), actual: seen.inWords),
        isCertain: seen.isCertain)
    }
  }

  func judgeOption(
    _ file: SourceFile, _ behaviour: Choice.Behaviour, isCorrect: Bool, _ seen: ProgramOutcome
  ) -> ClaimOutcome {
    let isRight: Bool
    switch (behaviour, seen.ending) {
    case (.compiles, .compiled), (.doesNotCompile, .rejected): isRight = true
    case (.compiles, .rejected), (.doesNotCompile, .compiled): isRight = false
    case (.prints(let text), .finished): isRight = PrintedText.matches(seen.output, text)
    case (.traps(let text), .trapped(let message, _)): isRight = message.contains(text)
    case (.prints, .trapped), (.prints, .rejected), (.traps, .finished), (.traps, .rejected):
      isRight = false
    default:
      return refuted(
        "option-differs", "\(file.name): \(seen.inWords)",
        evidence: Evidence(claimed: Self.words(behaviour), actual: seen.inWords),
        isCertain: seen.isCertain)
    }
    if isRight == isCorrect { return .passed }
    let claimed =
      isCorrect ? Self.words(behaviour) : "something else than to \(Self.words(behaviour))"
    return refuted(
      "option-differs",
      "\(file.name) is marked \(isCorrect ? "correct" : "wrong"), but \(seen.inWords)",
      evidence: Evidence(claimed: claimed, actual: seen.inWords))
  }

  func judgeProse(_ fence: ProseFence, _ seen: ProgramOutcome) -> ClaimOutcome {
    switch (fence, seen.ending) {
    case (.fragment, _), (.compiles, .compiled): return .passed
    case (.fails(let text), .rejected) where seen.says(text): return .passed
    case (.prints(let text), .finished) where PrintedText.matches(seen.output, text): return .passed
    case (.traps(let text), .trapped(let message, _)) where message.contains(text): return .passed
    default:
      var evidence = Evidence(claimed: Self.words(fence), actual: seen.inWords)
      if case (.prints(let text), .finished) = (fence, seen.ending) {
        evidence = Evidence(text: seen.output, differsFrom: text)
      }
      return refuted(
        "prose-code-differs",
        "the block is said to \(Self.words(fence)); in truth \(seen.inWords)",
        line: seen.errorLines.first, evidence: evidence, isCertain: seen.isCertain)
    }
  }

  private static func words(_ outcome: Prediction.Outcome) -> String {
    switch outcome {
    case .prints(let text): "print \(quoted(text))"
    case .compiles: "compile and end well"
    case .rejects(let text, _): "fail to compile with “\(text)”"
    case .traps(let text, _): "trap with “\(text)”"
    }
  }

  private static func words(_ behaviour: Choice.Behaviour) -> String {
    switch behaviour {
    case .compiles: "compile"
    case .doesNotCompile: "fail to compile"
    case .prints(let text): "print \(quoted(text))"
    case .traps(let text): "trap with “\(text)”"
    }
  }

  private static func words(_ fence: ProseFence) -> String {
    switch fence {
    case .compiles, .fragment: "compile"
    case .fails(let text): "fail to compile with “\(text)”"
    case .prints(let text): "print \(quoted(text))"
    case .traps(let text): "trap with “\(text)”"
    }
  }

  private static func quoted(_ text: String) -> String {
    "“" + PrintedText.lines(of: text).joined(separator: "\\n") + "”"
  }
}

extension ProgramOutcome {
  /// Whether an error of the program contains a text.
  func says(_ text: String) -> Bool {
    diagnostics.contains { $0.severity == .error && $0.says(text) }
  }

  /// The first errors, as the compiler words them.
  var errors: String {
    let errors = diagnostics.filter { $0.severity == .error }.prefix(3)
    return errors.map { "“\($0.message)” (line \($0.line))" }.joined(separator: ", ")
  }

  /// What became of the program, in words.
  var inWords: String {
    switch ending {
    case .compiled: "it compiles"
    case .rejected: "it does not compile: \(errors)"
    case .finished:
      "it prints “\(PrintedText.lines(of: output).joined(separator: "\\n"))” and ends well"
    case .trapped(let message, _): "it traps with “\(message)”"
    case .failed(let how): how
    case .unknown(let why): "nothing can be said: \(why)"
    }
  }

  /// Whether another run on a machine with more to give would end the same.
  fileprivate var isCertain: Bool {
    switch ending {
    case .failed, .unknown: false
    case .compiled, .rejected, .finished, .trapped: true
    }
  }
}

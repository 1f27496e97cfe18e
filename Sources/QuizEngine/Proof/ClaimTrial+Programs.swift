extension ClaimTrial {
  /// Runs a program that is to be predicted, more than once, since chance must have no part in it.
  func tryTruth(
    _ file: SourceFile, _ outcome: Prediction.Outcome, imports: [String]
  ) throws(GradingError) -> ClaimOutcome {
    let needsRun: Bool
    if case .rejects = outcome { needsRun = false } else { needsRun = true }
    let seen = try grader.runProgram(
      file.text, mode: claim.mode, imports: imports, runs: needsRun)
    if !seen.isStable {
      return .failed(
        finding("unstable-output", "\(file.name) prints something else from run to run"))
    }
    let said = "\(file.name) is said to"
    switch (outcome, seen.ending) {
    case (.prints(let text), .finished):
      if PrintedText.matches(seen.output, text) { return .passed }
      return .failed(
        finding(
          "output-differs",
          "\(said) print \(Self.quoted(text)) but prints \(Self.quoted(seen.output))"))
    case (.compiles, .finished): return .passed
    case (.rejects(let text, let lines), .rejected):
      guard seen.says(text) else {
        return .failed(
          finding(
            "diagnostic-differs", "\(said) fail with “\(text)”; the compiler says \(seen.errors)"))
      }
      guard seen.errorLines == lines else {
        return .failed(
          finding(
            "error-lines-differ",
            "\(said) have errors in the lines \(lines); the compiler finds them in "
              + "\(seen.errorLines): \(seen.errors)"))
      }
      return .passed
    case (.traps(let text, let prints), .trapped(let message, _)):
      guard message.contains(text) else {
        return .failed(
          finding("trap-differs", "\(said) trap with “\(text)”; it traps with “\(message)”"))
      }
      guard PrintedText.matches(seen.output, prints) else {
        return .failed(
          finding(
            "output-differs",
            "\(said) print \(Self.quoted(prints)) before it traps; it prints "
              + Self.quoted(seen.output)))
      }
      return .passed
    default:
      return .failed(
        finding("outcome-differs", "\(said) \(Self.words(outcome)); in truth \(seen.inWords)"))
    }
  }

  func tryOption(
    _ file: SourceFile, _ behaviour: Choice.Behaviour, isCorrect: Bool
  ) throws(GradingError) -> ClaimOutcome {
    let needsRun: Bool
    switch behaviour {
    case .compiles, .doesNotCompile: needsRun = false
    case .prints, .traps: needsRun = true
    }
    let seen = try grader.runProgram(file.text, mode: claim.mode, imports: [], runs: needsRun)
    let isRight: Bool
    switch (behaviour, seen.ending) {
    case (.compiles, .compiled), (.doesNotCompile, .rejected): isRight = true
    case (.compiles, .rejected), (.doesNotCompile, .compiled): isRight = false
    case (.prints(let text), .finished): isRight = PrintedText.matches(seen.output, text)
    case (.traps(let text), .trapped(let message, _)): isRight = message.contains(text)
    case (.prints, .trapped), (.prints, .rejected), (.traps, .finished), (.traps, .rejected):
      isRight = false
    default:
      return .failed(finding("option-differs", "\(file.name): \(seen.inWords)"))
    }
    if isRight == isCorrect { return .passed }
    return .failed(
      finding(
        "option-differs",
        "\(file.name) is marked \(isCorrect ? "correct" : "wrong"), but \(seen.inWords)"))
  }

  func tryProse(_ code: String, _ fence: ProseFence) throws(GradingError) -> ClaimOutcome {
    let needsRun: Bool
    switch fence {
    case .compiles, .fails, .fragment: needsRun = false
    case .prints, .traps: needsRun = true
    }
    let seen = try grader.runProgram(
      code, mode: claim.mode, imports: Self.imports(of: code), runs: needsRun)
    switch (fence, seen.ending) {
    case (.fragment, _), (.compiles, .compiled): return .passed
    case (.fails(let text), .rejected) where seen.says(text): return .passed
    case (.prints(let text), .finished) where PrintedText.matches(seen.output, text): return .passed
    case (.traps(let text), .trapped(let message, _)) where message.contains(text): return .passed
    default:
      let line = seen.errorLines.first.flatMap { line in claim.place.line.map { $0 + line } }
      return .failed(
        finding(
          "prose-code-differs",
          "the block is said to \(Self.words(fence)); in truth \(seen.inWords)",
          line: line))
    }
  }

  private static func imports(of code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
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
}

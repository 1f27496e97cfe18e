extension CompilationResult.Ending {
  /// Tells whose fault an ending is.
  ///
  /// What the compiler printed may hold the answer's own words, so it is never searched for the
  /// signs of a crash: a crash ends a process by a signal.
  init(_ outcome: ProcessOutcome, diagnostics: [Diagnostic], limits: AnswerLimits) {
    if outcome.succeeded {
      self = .compiled
      return
    }
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty, errors.allSatisfy(\.isTooComplex) {
      self = .expressionTooComplex
      return
    }
    switch outcome.stopped {
    case .output: self = errors.isEmpty ? .crashed(details: Self.account(outcome)) : .rejected
    case .cancelled: self = .unusable(details: "it was interrupted")
    // What it found so far is wrong all the same.
    case .wallTime, .silence: self = errors.isEmpty ? .timedOut : .rejected
    case nil:
      if let signal = outcome.signal {
        self = Self.ending(by: signal, outcome, limits)
      } else {
        self = errors.isEmpty ? .unusable(details: Self.account(outcome)) : .rejected
      }
    }
  }

  private static func ending(
    by signal: Int32, _ outcome: ProcessOutcome, _ limits: AnswerLimits
  ) -> Self {
    if signal == ProcessOutcome.timeSignal { return .timedOut }
    if signal == ProcessOutcome.killSignal {
      // The hard limit on processor time kills as well.
      return outcome.cpuSeconds >= Double(limits.compileSeconds) ? .timedOut : .outOfMemory
    }
    let said = outcome.errorText
    let isStarved = ["out of memory", "bad_alloc", "Cannot allocate memory"].contains {
      said.contains($0)
    }
    return isStarved ? .outOfMemory : .crashed(details: account(outcome))
  }

  private static func account(_ outcome: ProcessOutcome) -> String {
    outcome.errorText.split(separator: "\n").prefix(3).map { $0.prefix(200) }
      .joined(separator: "\n")
  }
}

extension Diagnostic {
  /// Whether the compiler gave up on an expression.
  var isTooComplex: Bool {
    message.contains("unable to type-check this expression in reasonable time")
  }
}

extension ProcessOutcome {
  /// The signal that ended the program, whether it is told as such or as a sandbox tells it.
  ///
  /// A sandbox, like a shell, ends with 128 and the number of the signal.
  var signal: Int32? {
    switch termination {
    case .signalled(let number): number
    case .exited(let status) where status > 128 && status <= 128 + 64: status - 128
    case .exited: nil
    }
  }

  /// The signals at the soft limit of processor time, at that of a file's size, and of a kill; on
  /// Linux and macOS.
  static let timeSignal: Int32 = 24
  static let fileSizeSignal: Int32 = 25
  static let killSignal: Int32 = 9
}

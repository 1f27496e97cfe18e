extension RunEnding {
  /// Reads how a run ended off its outcome.
  ///
  /// - Parameter hasStarted: whether it came so far as to say that the answer begins.
  init(
    _ outcome: ProcessOutcome, hasStarted: Bool, secondsPerCheck: Int, limits: AnswerLimits
  ) {
    if outcome.stopped == .cancelled {
      self = .cancelled
    } else if !hasStarted {
      self = .neverStarted(details: outcome.shortAccount)
    } else if let stopped = outcome.stopped {
      self = stopped == .output ? .tooMuchOutput : .timedOut(seconds: secondsPerCheck)
    } else if let signal = outcome.signal {
      self = Self.ending(by: signal, outcome, secondsPerCheck, limits)
    } else if case .exited(let status) = outcome.termination {
      self = .exited(status)
    } else {
      self = .exited(1)
    }
  }

  private static func ending(
    by signal: Int32, _ outcome: ProcessOutcome, _ seconds: Int, _ limits: AnswerLimits
  ) -> RunEnding {
    let crash = Crash(signal: signal, errorText: outcome.errorText)
    let isStarved = outcome.peakMemory > limits.runMemory / 10 * 7
    switch signal {
    case ProcessOutcome.timeSignal: return .timedOut(seconds: seconds)
    case ProcessOutcome.fileSizeSignal: return .fileTooBig
    case ProcessOutcome.killSignal:
      // The hard limit on processor time kills, too, and so does a system without memory.
      return outcome.cpuSeconds >= Double(seconds) && !isStarved
        ? .timedOut(seconds: seconds) : .outOfMemory
    default: break
    }
    let said = ["failed to allocate", "could not allocate memory", "std::bad_alloc"]
    if said.contains(where: outcome.errorText.contains) { return .outOfMemory }
    return crash.message.isEmpty && isStarved ? .outOfMemory : .crashed(crash)
  }
}

extension Crash {
  /// Finds the last fatal message in what a program wrote to standard error.
  init(signal: Int32, errorText: String) {
    self.signal = signal
    message = ""
    let marks = ["Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict"]
    for line in errorText.split(separator: "\n").reversed() {
      guard let mark = marks.compactMap({ line.firstRange(of: $0) }).first else { continue }
      message = String(line[mark.lowerBound...].prefix(1000))
      // `Answer/main.swift:3: Fatal error: …`; of the library's own files the line says nothing.
      let place = line[..<mark.lowerBound].split(separator: ":")
      if let file = place.first, AnswerSource.names.contains(PathName.last(of: String(file))),
        place.count >= 2
      {
        self.line = Int(place[1])
      }
      // The library names its own file behind the message, which helps nobody.
      if let tail = message.firstRange(of: ": file Swift/") {
        message = String(message[..<tail.lowerBound])
      }
      break
    }
  }
}

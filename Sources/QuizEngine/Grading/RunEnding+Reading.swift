extension RunEnding {
  /// Reads how a run ended off its outcome.
  init(_ outcome: ProcessOutcome, secondsPerCheck: Int, memoryBytes: Int?) {
    switch outcome.stopped {
    case .wallTime, .silence:
      self = .timedOut(seconds: secondsPerCheck)
      return
    case .output:
      self = .tooMuchOutput
      return
    case .cancelled:
      self = .cancelled
      return
    case nil: break
    }
    // Of a sandbox's own making: it ends with 128 and the signal's number.
    let signal: Int32? =
      switch outcome.termination {
      case .signalled(let number): number
      case .exited(let status) where status > 128 && status <= 128 + 64: status - 128
      case .exited: nil
      }
    guard let signal else {
      if case .exited(let status) = outcome.termination {
        self = .exited(status)
      } else {
        self = .exited(1)
      }
      return
    }
    let crash = Crash(signal: signal, errorText: outcome.errorText)
    if signal == Self.cpuTimeSignal {
      self = .timedOut(seconds: secondsPerCheck)
    } else if Self.isOutOfMemory(crash, outcome: outcome, memoryBytes: memoryBytes) {
      self = .outOfMemory
    } else {
      self = .crashed(crash)
    }
  }

  private static let cpuTimeSignal: Int32 = 24

  private static func isOutOfMemory(
    _ crash: Crash, outcome: ProcessOutcome, memoryBytes: Int?
  ) -> Bool {
    let said = outcome.errorText
    if said.contains("failed to allocate") || said.contains("could not allocate memory") {
      return true
    }
    if said.contains("Cannot allocate memory") || crash.signal == 9 { return true }
    // The allocator aborts without a word when the limit is reached.
    return crash.signal == 6 && crash.message.isEmpty
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
      if let file = place.first, file.hasPrefix("Answer/"), !file.hasSuffix(Harness.fileName),
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

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import QuizEngine
import Synchronization

extension SystemConsole {
  /// The longest that is waited for a terminal that does not answer at all.
  private static let patience = Duration.milliseconds(200)

  func style(of stream: ConsoleStream) -> DocumentStyle {
    let style = capabilities.style(of: stream)
    guard style.dependsOnBackground, isTerminal(stream) else { return style }
    return style.on(
      background.withLock { known in
        if let known { return known }
        let found = askForBackground(on: stream)
        known = found
        return found
      })
  }

  /// Asks the terminal what its background is like.
  ///
  /// Nothing is asked from the background, where the system would stop whoever asks, nor of consoles
  /// that show what they do not understand.
  private func askForBackground(on stream: ConsoleStream) -> Palette.Background {
    let input = descriptors.input
    guard capabilities.answersQuestions, input.isTerminal,
      tcgetpgrp(input.number) == getpgrp()
    else { return .unknown }
    return Self.withoutSignals {
      mode.beginReadingKeys()
      defer { mode.endReadingKeys() }
      guard descriptors[stream].write(BackgroundReply.question) else { return .unknown }
      var reply = BackgroundReply()
      let deadline = ContinuousClock.now.advanced(by: Self.patience)
      while !reply.isComplete {
        let left = deadline - ContinuousClock.now
        guard left > .zero, input.isReadable(within: left) else { break }
        let bytes = input.read()
        guard !bytes.isEmpty else { break }
        reply.feed(bytes)
      }
      decoder.withLock { $0.feed(reply.rest) }
      return reply.background
    }
  }

  /// Signals wait until the terminal is as it was.
  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var saved = sigset_t()
    sigemptyset(&held)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP] { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &saved)
    defer { pthread_sigmask(SIG_SETMASK, &saved, nil) }
    return body()
  }
}

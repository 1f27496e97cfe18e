extension SupportModule {
  /// How an answer is started, and how it comes to its end.
  static let starting = #"""
    #if canImport(Glibc)
      internal import Glibc
    #elseif canImport(Musl)
      internal import Musl
    #else
      internal import Darwin
    #endif

    @_silgen_name("quiz_answer_main")
    private func answerMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

    @_silgen_name("quiz_answer_checks")
    private func answerChecks()

    #if os(Linux)
      @_silgen_name("prctl")
      private func processControl(_ option: Int32, _ argument: UInt) -> Int32
    #endif

    nonisolated(unsafe) private var orders = Orders()
    nonisolated(unsafe) private var isRunningAnswer = false
    nonisolated(unsafe) private var mainThread = pthread_self()

    @_cdecl("main")
    public func quizMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
      mainThread = pthread_self()
      setvbuf(stdout, nil, _IOLBF, 0)
      orders = readOrders()
      #if os(Linux)
        // When the grader is killed, so is the answer: PR_SET_PDEATHSIG.
        _ = processControl(1, UInt(SIGKILL))
      #endif
      report("answer", 0, "")
      tellCrashes()
      takeMainExecutor()
      isRunningAnswer = true
      _ = answerMain(count, arguments)
      isRunningAnswer = false
      endAnswer()
      startChecks()
      runMainJobs()
    }

    /// Takes the place of `exit` in the answer: an asynchronous main program never returns, it exits.
    @_cdecl("__wrap_exit")
    public func quizExit(_ status: Int32) -> Never {
      let isMainTask = withUnsafeCurrentTask { $0 != nil }
      guard status == 0, isRunningAnswer, isMainTask, isMainThread() else { leave(status) }
      isRunningAnswer = false
      endAnswer()
      startChecks()
      runMainJobs()
    }

    private func isMainThread() -> Bool { pthread_equal(pthread_self(), mainThread) != 0 }

    /// The answer's own statements came to their end.
    private func endAnswer() {
      fflush(nil)
      report("answered", 0, "")
      guard orders.checks.isEmpty else { return }
      report("done", 0, "")
      leave(0)
    }

    private func startChecks() {
      answerChecks()
      Task { @MainActor in
        await runChecks()
        fflush(nil)
        report("done", 0, "")
        // What the answer left for the end of the process is no part of any check.
        _exit(0)
      }
    }

    /// Calls the system's own `exit`, whose name leads to `quizExit` in this program.
    private func leave(_ status: Int32) -> Never {
      if let symbol = dlsym(anyLibrary, "exit") {
        unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(status)
      }
      fflush(nil)
      _exit(status)
    }

    #if canImport(Darwin)
      private var anyLibrary: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -2) }
    #else
      private var anyLibrary: UnsafeMutableRawPointer? { nil }
    #endif

    /// What the process was told on descriptor 3: the secret, then the numbers of the checks.
    private struct Orders {
      var secret: [UInt8] = []
      var checks: [Int] = []
    }

    private func readOrders() -> Orders {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(3, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      close(3)
      _ = fcntl(4, F_SETFD, FD_CLOEXEC)
      let words = bytes.split(separator: 32).map(Array.init)
      var orders = Orders()
      orders.secret = words.first ?? []
      orders.checks = words.dropFirst().compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      return orders
    }

    """#
}

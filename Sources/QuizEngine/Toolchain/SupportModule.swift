/// The module that is linked with every answer: it starts it, runs the checks, and reports.
///
/// It is compiled once for a toolchain. An answer cannot import it, and cannot speak on its channel:
/// each word there begins with a secret that the answer's process is told before the answer runs,
/// and that stands in no place that the answer can name.
enum SupportModule {
  /// The name of the module.
  static let name = "QuizSupport"

  /// The entry point that the compiler gives to the answer instead of `main`.
  static let answerEntry = "quiz_answer_main"

  /// The function of the harness that holds the checks.
  static let checksEntry = "quiz_answer_checks"

  /// The code of the module.
  static let source = #"""
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

    @_silgen_name("swift_task_asyncMainDrainQueue")
    private func drainMainQueue() -> Never

    /// What the process was told on descriptor 3: the secret, then the numbers of the checks.
    private struct Orders {
      var secret: [UInt8] = []
      var checks: [Int] = []
      var runsAnswer = true
    }

    nonisolated(unsafe) private var orders = Orders()
    nonisolated(unsafe) private var checks: [(number: Int, body: @MainActor () async throws -> Void)] = []
    nonisolated(unsafe) private var current = -1

    /// Adds a check; called by the harness.
    public func quizRegister(_ number: Int, _ body: @escaping @MainActor () async throws -> Void) {
      checks.append((number, body))
    }

    /// Reports the value that a check observed; called by the harness.
    public func quizObserve<Value>(_ value: Value) {
      report("value", current, describe(value))
    }

    /// Reports that a check whose expression has no value came to its end; called by the harness.
    public func quizObserveEnd() {
      report("ended", current, "")
    }

    @_cdecl("main")
    public func quizMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
      setvbuf(stdout, nil, _IOLBF, 0)
      orders = readOrders()
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
        signal(number) { number in
          fflush(nil)
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      if orders.runsAnswer {
        report("answer", 0, "")
        _ = answerMain(count, arguments)
        fflush(nil)
        report("answered", 0, "")
      }
      guard !orders.checks.isEmpty else {
        report("done", 0, "")
        return 0
      }
      answerChecks()
      Task { @MainActor in
        await runChecks()
        report("done", 0, "")
        exit(0)
      }
      drainMainQueue()
    }

    @MainActor private func runChecks() async {
      for number in orders.checks {
        guard let check = checks.first(where: { $0.number == number }) else { continue }
        current = number
        mark()
        report("begin", number, "")
        do {
          try await check.body()
        } catch {
          report("threw", number, describeError(error))
        }
        fflush(nil)
        mark()
        report("end", number, "")
      }
    }

    /// Cuts standard output, so that it is known what was printed between two marks.
    private func mark() {
      fflush(nil)
      write(1, [0] + orders.secret + [0])
    }

    private func report(_ word: String, _ number: Int, _ text: String) {
      let bytes = Array(text.utf8.prefix(65536))
      write(4, orders.secret + Array(" \(word) \(number) \(bytes.count)\n".utf8) + bytes)
    }

    private func write(_ descriptor: Int32, _ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        #elseif canImport(Musl)
          let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
        #else
          let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
        #endif
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
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
      for word in words.dropFirst() {
        let text = String(decoding: word, as: UTF8.self)
        if text == "checks-only" { orders.runsAnswer = false }
        if let number = Int(text) { orders.checks.append(number) }
      }
      return orders
    }

    private func describeError(_ error: any Error) -> String {
      String(reflecting: type(of: error)) + " " + String(describing: error)
    }

    /// Writes a value as `debugDescription` does, but for optionals, sets and dictionaries.
    private func describe(_ value: Any) -> String {
      if value is Void { return "()" }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        guard let some = mirror.children.first else { return "nil" }
        let inner = describe(some.value)
        return inner == "nil" ? "Optional(nil)" : inner
      case .collection where value is any RandomAccessCollection:
        return "[" + mirror.children.map { describe($0.value) }.joined(separator: ", ") + "]"
      case .set:
        return "[" + mirror.children.map { describe($0.value) }.sorted().joined(separator: ", ") + "]"
      case .dictionary:
        let pairs = mirror.children.map { child in
          let pair = Array(Mirror(reflecting: child.value).children)
          return describe(pair[0].value) + ": " + describe(pair[1].value)
        }
        return pairs.isEmpty ? "[:]" : "[" + pairs.sorted().joined(separator: ", ") + "]"
      case .tuple:
        let parts = mirror.children.map { child in
          let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
          return label + describe(child.value)
        }
        return "(" + parts.joined(separator: ", ") + ")"
      case .struct, .class, .enum:
        if value is any CustomDebugStringConvertible || value is any CustomStringConvertible {
          return stripped(String(reflecting: value))
        }
        return stripped(String(reflecting: value))
      default:
        return stripped(String(reflecting: value))
      }
    }

    /// Leaves out the name of the answer's module.
    private func stripped(_ text: String) -> String {
      var result = ""
      var rest = text[...]
      while let found = rest.range(ofAnswerPrefix: "Answer.") {
        result += rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
      }
      return result + rest
    }

    extension Substring {
      /// Finds the module's name where no other name ends before it.
      fileprivate func range(ofAnswerPrefix prefix: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
          if self[start...].hasPrefix(prefix),
            start == startIndex || !(self[index(before: start)].isLetter || self[index(before: start)] == "_")
          {
            return start..<index(start, offsetBy: prefix.count)
          }
          start = index(after: start)
        }
        return nil
      }
    }
    """#
}

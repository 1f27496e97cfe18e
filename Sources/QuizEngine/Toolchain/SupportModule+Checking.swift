extension SupportModule {
  /// How checks are run, and what the harness calls.
  static let checking = #"""
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

    """#
}

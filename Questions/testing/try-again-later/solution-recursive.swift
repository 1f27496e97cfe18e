func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  do {
    return try await operation()
  } catch {
    guard attempts > 1, !(error is CancellationError) else { throw error }
    try await clock.sleep(for: pause)
    return try await retried(
      attempts: attempts - 1, pause: pause * 2, clock: clock, operation)
  }
}

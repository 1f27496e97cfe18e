func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var pause = pause
  for _ in 1..<attempts {
    do {
      return try await operation()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try await clock.sleep(for: pause)
      pause *= 2
    }
  }
  return try await operation()
}

func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var pause = pause
  var last: any Error = CancellationError()
  for _ in 0..<attempts {
    do {
      return try await operation()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      last = error
      try await clock.sleep(for: pause)
      pause *= 2
    }
  }
  throw last
}

func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var pause = pause
  for attempt in 1...attempts {
    try await clock.sleep(for: pause)
    pause *= 2
    do { return try await operation() } catch { if attempt == attempts { throw error } }
  }
  fatalError()
}

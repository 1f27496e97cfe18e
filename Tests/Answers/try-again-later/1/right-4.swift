func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var wait = pause
  for left in (0..<attempts).reversed() {
    do {
      let value = try await operation()
      return value
    } catch {
      if error is CancellationError || left == 0 { throw error }
      try await Task.sleep(for: wait, clock: clock)
      wait = wait + wait
    }
  }
  fatalError("attempts is at least 1")
}

func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var pauses = (0..<(attempts - 1)).map { pause * Int(1 << $0) }[...]
  while let next = pauses.popFirst() {
    do { return try await operation() } catch let cancelled as CancellationError {
      throw cancelled
    } catch { try await clock.sleep(for: next) }
  }
  return try await operation()
}

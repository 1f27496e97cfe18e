func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  guard attempts > 1 else { return try await operation() }
  do { return try await operation() } catch is CancellationError { throw CancellationError() } catch
  { try await clock.sleep(for: pause, tolerance: .zero) }
  return try await retried(attempts: attempts - 1, pause: 2 * pause, clock: clock, operation)
}
extension Duration { static func * (l: Int, r: Duration) -> Duration { r * l } }
let x = try await retried(attempts: 2, pause: .milliseconds(1), clock: ContinuousClock()) { 4 }
print(x)

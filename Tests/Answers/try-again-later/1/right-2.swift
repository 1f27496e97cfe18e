func retried<Value, C: Clock>(
  attempts: Int,
  pause: Duration,
  clock: C,
  _ operation: () async throws -> Value
) async throws -> Value where C.Duration == Duration {
  var failures = 0
  repeat {
    let result: Result<Value, any Error>
    do { result = .success(try await operation()) } catch { result = .failure(error) }
    switch result {
    case .success(let value): return value
    case .failure(let error as CancellationError): throw error
    case .failure(let error):
      failures += 1
      guard failures < attempts else { throw error }
      try await clock.sleep(for: pause * (1 << (failures - 1)), tolerance: nil)
    }
  } while true
}

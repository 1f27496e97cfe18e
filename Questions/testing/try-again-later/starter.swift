func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  fatalError("to be written")
}

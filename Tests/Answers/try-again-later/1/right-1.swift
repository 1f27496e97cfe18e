import Foundation

func retried<Value>(
  attempts: Int,
  pause: Duration,
  clock: some Clock<Duration>,
  _ operation: () async throws -> Value
) async throws -> Value {
  var attempt = 1
  var wait = pause
  while true {
    do {
      let value = try await operation()
      return value
    } catch {
      if error is CancellationError { throw error }
      if attempt == attempts { throw error }
      attempt += 1
      try await clock.sleep(until: clock.now.advanced(by: wait), tolerance: nil)
      wait = wait + wait
    }
  }
}

struct Failed: Error {}
func tryItOut() async {
  do {
    let n: Int = try await retried(attempts: 2, pause: .milliseconds(1), clock: ContinuousClock()) {
      throw Failed()
    }
    print(n)
  } catch { print("failed") }
}
Task { await tryItOut() }

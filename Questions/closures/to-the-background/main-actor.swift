func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func g(_ work: @escaping @MainActor () -> Void) {
  inBackground {
    Task { await work() }
  }
}

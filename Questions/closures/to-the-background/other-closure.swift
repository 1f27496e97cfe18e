func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func f(_ work: @escaping () -> Void) {
  inBackground { work() }
}

func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func a() {
  var count = 0
  count += 1
  inBackground { print(count) }
}

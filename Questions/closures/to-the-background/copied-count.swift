func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func b() {
  var count = 0
  count += 1
  inBackground { [count] in print(count) }
}

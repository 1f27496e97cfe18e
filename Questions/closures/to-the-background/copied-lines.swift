func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func d() {
  let diary = Diary()
  inBackground { [lines = diary.lines] in print(lines) }
}

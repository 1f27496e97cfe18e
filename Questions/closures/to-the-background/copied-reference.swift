func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func c() {
  let diary = Diary()
  inBackground { [diary] in print(diary.lines) }
}

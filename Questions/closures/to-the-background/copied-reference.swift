func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func c() {
  let diary = Diary()
  diary.lines.append("rain")
  inBackground { [diary] in print(diary.lines) }
}

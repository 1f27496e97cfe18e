func inBackground(_ work: @escaping @Sendable () -> Void) {
  Task { work() }
}

final class Diary {
  var lines: [String] = []
}

func e() {
  inBackground {
    let diary = Diary()
    print(diary.lines)
  }
}

struct Lesson {
  var topic = "scales"
}

enum School {
  static let first = Lesson()
}

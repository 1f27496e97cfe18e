final class Register {
  var names: [String] = []
}

struct Lesson {
  let register = Register()
}

enum School {
  static let first = Lesson()
}

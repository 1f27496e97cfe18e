final class Register {
  var names: [String] = []
}

enum School {
  static let register = Register()
}

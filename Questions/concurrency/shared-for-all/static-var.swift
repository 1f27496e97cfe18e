enum School {
  static var lessons = 12
}

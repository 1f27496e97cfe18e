protocol Locker {
  var code: String { get }
  var owner: String? { get set }
  mutating func open()
}

struct Box: Locker {
  var number = 7
  var code: String { "\(number)\(number)" }
  var owner: String?
  func open() { print("open") }
}

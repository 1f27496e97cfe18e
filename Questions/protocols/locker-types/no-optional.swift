protocol Locker {
  var code: String { get }
  var owner: String? { get set }
  mutating func open()
}

struct Box: Locker {
  var code = "0000"
  var owner = "Ada"
  mutating func open() { owner = "" }
}

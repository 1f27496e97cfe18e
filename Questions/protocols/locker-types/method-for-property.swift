protocol Locker {
  var code: String { get }
  var owner: String? { get set }
  mutating func open()
}

struct Box: Locker {
  func code() -> String { "0000" }
  var owner: String?
  mutating func open() { owner = nil }
}

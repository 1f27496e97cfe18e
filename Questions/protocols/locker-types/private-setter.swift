protocol Locker {
  var code: String { get }
  var owner: String? { get set }
  mutating func open()
}

struct Box: Locker {
  var code = "0000"
  private(set) var owner: String?
  mutating func open() { owner = nil }
}

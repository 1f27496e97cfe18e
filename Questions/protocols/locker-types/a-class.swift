protocol Locker {
  var code: String { get }
  var owner: String? { get set }
  mutating func open()
}

final class Box: Locker {
  var code = "0000"
  var owner: String?
  func open() { owner = nil }
}

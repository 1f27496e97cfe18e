@propertyWrapper struct Ignored<T>: Hashable {
  var wrappedValue: T
  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
struct EmailAddress: Hashable {
  @Ignored private(set) var text: String
  private let bytes: [UInt8]
  init(_ text: String) {
    _text = Ignored(wrappedValue: text)
    bytes = text.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
  }
}
let a: Set = [EmailAddress("A@b.C"), EmailAddress("a@B.c")]
print(a.count)

import Foundation
struct EmailAddress {
  let text: String
  init(_ text: String) { self.text = text }
  var folded: String { text.lowercased() }
}
extension EmailAddress: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.folded == rhs.folded }
}
extension EmailAddress: Hashable {
  var hashValue: Int { folded.hashValue }
}

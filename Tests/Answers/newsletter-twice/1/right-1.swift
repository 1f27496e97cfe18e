import Foundation

/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  private var key: String { text.lowercased() }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}

let seen: Set = [EmailAddress("A@b.org"), EmailAddress("a@B.org")]
print(seen.count)

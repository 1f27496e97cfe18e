/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress: Hashable {
  let text: String
  private let key: String

  init(_ text: String) {
    self.text = text
    key = text.lowercased()
  }

  static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.key == right.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

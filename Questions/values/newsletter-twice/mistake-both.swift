/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.text.lowercased() == right.text.lowercased()
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(text.lowercased())
  }
}

/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress {
  let text: String
  init(_ text: String) { self.text = text }
}

extension EmailAddress: Equatable {
  static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.text.uppercased() == right.text.uppercased()
  }
}

extension EmailAddress: Hashable {
  func hash(into hasher: inout Hasher) {
    for character in text {
      hasher.combine(character.uppercased())
    }
  }
}

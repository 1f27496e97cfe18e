/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// An e-mail address. Upper and lower case make no difference.
struct EmailAddress: Hashable {
  struct Spelling: Hashable {
    let text: String
    static func == (left: Spelling, right: Spelling) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private let spelling: Spelling
  private let key: String
  var text: String { spelling.text }

  init(_ text: String) {
    spelling = Spelling(text: text)
    key = text.lowercased()
  }
}

struct EmailAddress: Hashable {
  let text: String
  init(_ text: String) { self.text = text }
  private var key: String { text.split(separator: "@").first!.lowercased() }
  static func == (l: Self, r: Self) -> Bool { l.key == r.key }
  func hash(into h: inout Hasher) { h.combine(key) }
}

extension String {
  /// What stands before the colon of an address, in lower case; none where it is a mere path.
  var scheme: String? {
    let head = prefix { !"/?#".contains($0) }
    return head.firstIndex(of: ":").map { head[..<$0].lowercased() }
  }

  /// Whether following the address does no more than open a page or a letter.
  var hasSafeScheme: Bool {
    scheme.map { ["http", "https", "mailto"].contains($0) } ?? false
  }
}

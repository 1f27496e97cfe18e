/// Finds what somebody may have meant by a name that does not exist.
public enum Suggestion {
  /// Names longer than this are no slips of the hand.
  private static let longest = 64

  /// The names that are near enough to be what was meant, the nearest first, then in their order.
  ///
  /// One slip is forgiven in a short name, one more for every three letters in a long one. A
  /// beginning of three letters or more also finds the whole name.
  public static func nearest(
    to name: String, among names: some Sequence<String>, atMost limit: Int = 3
  ) -> [String] {
    let typed = Array(name.lowercased())
    guard !typed.isEmpty, typed.count <= longest else { return [] }
    var found: [(name: String, distance: Int)] = []
    for candidate in names where !found.contains(where: { $0.name == candidate }) {
      let letters = Array(candidate.lowercased())
      guard letters.count <= longest else { continue }
      let distance = EditDistance.between(typed, letters)
      if distance <= max(1, typed.count / 3), distance < letters.count {
        found.append((candidate, distance))
      } else if typed.count >= 3, letters.starts(with: typed) {
        found.append((candidate, letters.count - typed.count + 1))
      }
    }
    return found.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(max(limit, 0)).map(\.element.name)
  }
}

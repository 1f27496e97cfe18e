/// A part of a whole that is cut into equal parts, such as the second of four, written `2/4`.
struct Share: Sendable, Hashable {
  /// Which part, counted from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// Reads `2/4`; `nil` where that is no part of a whole.
  init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let index = Int(sides[0]), let count = Int(sides[1]) else { return nil }
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }
}

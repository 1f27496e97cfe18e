/// The lines typed earlier, and where in them the person is looking.
struct LineHistory: Sendable, Hashable {
  private let lines: [String]
  private var place: Int
  /// What was being typed when the person began to look back.
  private var draft = ""

  /// Takes lines from the oldest to the newest.
  init(_ lines: [String]) {
    self.lines = lines
    place = lines.count
  }

  /// The line before the one that is shown; `nil` where there is none.
  mutating func back(from text: String) -> String? {
    guard place > 0 else { return nil }
    if place == lines.count { draft = text }
    place -= 1
    return lines[place]
  }

  /// The line after the one that is shown; the draft after the last; `nil` behind that.
  mutating func forth() -> String? {
    guard place < lines.count else { return nil }
    place += 1
    return place < lines.count ? lines[place] : draft
  }
}

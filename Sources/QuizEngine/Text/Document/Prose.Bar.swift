extension Prose {
  /// A share of a whole, to be drawn as a bar.
  public struct Bar: Hashable, Sendable {
    /// How much there is.
    public var part: Int
    /// How much there could be.
    public var whole: Int
    /// What the filled part means.
    public var tone: Tone

    /// Measures a part against the whole.
    public init(_ part: Int, of whole: Int, tone: Tone = .accent) {
      self.part = part
      self.whole = whole
      self.tone = tone
    }
  }
}

extension Prose.Bar {
  /// How many of so many steps are filled; a share that is not nothing fills at least one step,
  /// and one that is not everything leaves at least one.
  func filled(of steps: Int) -> Int {
    guard whole > 0, part > 0, steps > 0 else { return 0 }
    guard part < whole else { return steps }
    let share = Int((Double(part) / Double(whole) * Double(steps)).rounded())
    return min(max(share, 1), max(steps - 1, 1))
  }
}

extension StringProtocol {
  /// The text in lines of at most a width, broken at spaces; words that are longer are split
  /// between characters.
  public func wrapped(to width: Int) -> [String] {
    Wrapping(width: width).lines(of: [StyledText(expandingTabs(to: 8))]).map { line in
      line.map(\.text).joined()
    }
  }
}

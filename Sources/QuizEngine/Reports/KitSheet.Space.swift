extension KitSheet {
  /// Where an answer goes; its size says nothing about the answer.
  public enum Space: Sendable, Hashable {
    /// Ruled lines, for words.
    case lines(Int)
    /// A box so many lines high, for output.
    case box(lines: Int)
    /// A grid so many lines high, for code.
    case grid(lines: Int)
    /// Room for letters.
    case letters
  }
}

extension KitSheet.Space {
  /// Measures the room by the kind of the part and the minutes that it has.
  init(_ part: Part, minutes: Int) {
    switch part.task {
    case .write(let task), .repair(let task):
      let starter = task.starter?.text.split(whereSeparator: \.isNewline).count ?? 0
      self = .grid(lines: min(max(starter + 4, minutes, 10), 30))
    case .predict: self = .box(lines: 4)
    case .choose: self = .letters
    case .explain: self = .lines(min(max(minutes * 3 / 2, 5), 14))
    }
  }
}

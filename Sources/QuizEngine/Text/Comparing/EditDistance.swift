/// How many slips lie between two words.
enum EditDistance {
  /// The fewest insertions, deletions, replacements and swaps of neighbours that make one word of
  /// the other, no piece being edited twice (Damerau's distance in its restricted form).
  static func between(_ one: [Character], _ other: [Character]) -> Int {
    var twoRowsUp: [Int] = []
    var above = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var least = min(
          above[column] + (letter == otherLetter ? 0 : 1), above[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          least = min(least, twoRowsUp[column - 1] + 1)
        }
        current.append(least)
      }
      (twoRowsUp, above) = (above, current)
    }
    return above[other.count]
  }
}

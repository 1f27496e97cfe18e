/// Where runs of backticks stand, so that finding the end of a piece of code never looks at a
/// scalar twice.
struct BacktickRuns {
  /// The runs' places by their length, the last one first.
  private var places: [Int: [Int]] = [:]

  init(_ scalars: [Unicode.Scalar]) {
    var position = scalars.count - 1
    while position >= 0 {
      guard scalars[position] == "`" else {
        position -= 1
        continue
      }
      let end = position
      while position > 0, scalars[position - 1] == "`" { position -= 1 }
      places[end - position + 1, default: []].append(position)
      position -= 1
    }
  }

  /// The first run of a length at or past a place; places must never decrease between calls.
  mutating func next(ofLength length: Int, from start: Int) -> Int? {
    while let place = places[length]?.last {
      if place >= start { return place }
      places[length]?.removeLast()
    }
    return nil
  }
}

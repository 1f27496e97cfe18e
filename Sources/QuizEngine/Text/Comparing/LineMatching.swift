/// Finds the lines that two texts share, by Myers' algorithm ("An O(ND) Difference Algorithm and
/// Its Variations", 1986).
enum LineMatching {
  /// The most edits that are looked for; time and memory grow with its square.
  static let mostEdits = 500

  /// The places of a line that both texts have, counted from 0.
  struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// The shared lines in order.
  static func pairs(_ old: [String], _ new: [String]) -> [Pair] {
    var numbers: [[UInt8]: Int] = [:]
    let number = { (line: String) -> Int in
      let next = numbers.count
      let key = Array(line.utf8)
      if let known = numbers[key] { return known }
      numbers[key] = next
      return next
    }
    return pairs(old.map(number), new.map(number))
  }

  private static func pairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = middlePairs(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    return (0..<start).map { Pair(old: $0, new: $0) }
      + middle.map { Pair(old: $0.old + start, new: $0.new + start) }
      + (0..<end).reversed().map { Pair(old: old.count - 1 - $0, new: new.count - 1 - $0) }
  }

  /// Walks as far as possible on every diagonal with one more edit each time, then back.
  private static func middlePairs(_ old: [Int], _ new: [Int]) -> [Pair] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let limit = min(old.count + new.count, mostEdits)
    // The furthest place in the old text on diagonals -edits...edits, for every number of edits.
    var history: [[Int]] = []
    for edits in 0...limit {
      var furthest: [Int] = []
      furthest.reserveCapacity(2 * edits + 1)
      for diagonal in -edits...edits {
        var place = entry(diagonal, edits, history.last ?? [])
        while place >= 0, place < old.count, place >= diagonal, place - diagonal < new.count,
          old[place] == new[place - diagonal]
        {
          place += 1
        }
        furthest.append(place)
        if diagonal == old.count - new.count, place >= old.count {
          return walkBack(old.count, new.count, edits, history)
        }
      }
      history.append(furthest)
    }
    return []
  }

  /// Where a diagonal is entered with one more edit than before.
  private static func entry(_ diagonal: Int, _ edits: Int, _ before: [Int]) -> Int {
    guard edits > 0 else { return 0 }
    let place = { (diagonal: Int) in
      abs(diagonal) <= edits - 1 ? before[diagonal + edits - 1] : Int.min
    }
    let (down, right) = (place(diagonal + 1), place(diagonal - 1))
    // Only diagonals of the parity of the edits are reached; on the others nothing is known.
    return max(down, right == Int.min ? right : right + 1)
  }

  private static func walkBack(
    _ oldCount: Int, _ newCount: Int, _ edits: Int, _ history: [[Int]]
  ) -> [Pair] {
    var pairs: [Pair] = []
    var (old, new) = (oldCount, newCount)
    for edits in stride(from: edits, through: 0, by: -1) {
      let diagonal = old - new
      let entry = entry(diagonal, edits, edits > 0 ? history[edits - 1] : [])
      while old > entry {
        old -= 1
        new -= 1
        pairs.append(Pair(old: old, new: new))
      }
      guard edits > 0 else { break }
      let before = history[edits - 1]
      let right = abs(diagonal - 1) <= edits - 1 ? before[diagonal - 1 + edits - 1] : Int.min
      if right != Int.min, right + 1 == entry { old -= 1 } else { new -= 1 }
    }
    return pairs.reversed()
  }
}

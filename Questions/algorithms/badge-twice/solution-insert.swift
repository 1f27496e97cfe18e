/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  var seen = Set<Int>()
  return badges.first { !seen.insert($0).inserted }
}

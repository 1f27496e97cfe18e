/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  var counts: [Int: Int] = [:]
  for badge in badges {
    counts[badge, default: 0] += 1
  }
  return badges.first { counts[$0]! > 1 }
}

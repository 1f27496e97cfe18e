/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  var seen: [Int] = []
  for badge in badges {
    if seen.contains(badge) {
      return badge
    }
    seen.append(badge)
  }
  return nil
}

func firstRepeat(in badges: [Int]) -> Int? {
  var seen: Set<Int> = []
  for badge in badges {
    seen.insert(badge)
    if seen.contains(badge) {
      return badge
    }
  }
  return nil
}

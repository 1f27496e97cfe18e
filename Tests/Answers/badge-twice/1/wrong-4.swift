func firstRepeat(in badges: [Int]) -> Int? {
  var last: [Int: Int] = [:]
  var best: (badge: Int, gap: Int)?
  for (place, badge) in badges.enumerated() {
    if let before = last[badge], best == nil || place - before < best!.gap {
      best = (badge, place - before)
    }
    last[badge] = place
  }
  return best?.badge
}

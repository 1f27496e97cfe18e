/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  let sorted = badges.sorted()
  for (badge, next) in zip(sorted, sorted.dropFirst()) where badge == next {
    return badge
  }
  return nil
}

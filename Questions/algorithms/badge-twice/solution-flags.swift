/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  var wasSeen = Array(repeating: false, count: 1_000_000)
  for badge in badges {
    if wasSeen[badge] { return badge }
    wasSeen[badge] = true
  }
  return nil
}

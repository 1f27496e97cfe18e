/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  var last: Int?
  for badge in badges {
    if badge == last { return badge }
    last = badge
  }
  return nil
}

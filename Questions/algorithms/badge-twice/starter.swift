/// The number at the earliest scan whose badge has been scanned before.
func firstRepeat(in badges: [Int]) -> Int? {
  nil
}

func accepts(_ postage: (_ grams: Int) -> Int?) -> Bool {
  guard postage(1) == 95, postage(50) == 95 else { return false }
  guard postage(51) == 160, postage(500) == 160 else { return false }
  guard postage(501) == 270, postage(1000) == 270 else { return false }
  return [-1, 0, 1001].compactMap(postage).isEmpty
}

func accepts(_ postage: (Int) -> Int?) -> Bool {
  for grams in -10...1100 {
    let expected: Int?
    if grams <= 0 || grams >= 1000 {
      expected = nil
    } else if grams < 50 {
      expected = 95
    } else if grams < 500 {
      expected = 160
    } else {
      expected = 270
    }
    guard postage(grams) == expected else { return false }
  }
  return true
}

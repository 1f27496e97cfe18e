func accepts(_ postage: (Int) -> Int?) -> Bool {
  for grams in -200...2000 {
    let expected: Int?
    switch grams {
    case 1...50: expected = 95
    case 51...500: expected = 160
    case 501...1000: expected = 270
    default: expected = nil
    }
    if postage(grams) != expected { return false }
  }
  return true
}

func accepts(_ postage: (Int) -> Int?) -> Bool {
  let expected = [1: 95, 50: 95, 51: 160, 500: 160, 501: 270, 1000: 270]
  for (grams, cents) in expected where postage(grams) != cents {
    return false
  }
  return true
}

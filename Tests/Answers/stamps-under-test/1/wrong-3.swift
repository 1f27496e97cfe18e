func accepts(_ postage: (Int) -> Int?) -> Bool {
  for grams in 1...1000 {
    guard let cents = postage(grams) else { return false }
    if ![95, 160, 270].contains(cents) { return false }
  }
  return postage(0) == nil && postage(1001) == nil && postage(-1) == nil
}

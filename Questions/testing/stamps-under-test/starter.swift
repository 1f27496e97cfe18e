func accepts(_ postage: (Int) -> Int?) -> Bool {
  return true
}

func accepts(_ postage: (Int) -> Int?) -> Bool {
  return postage(50) != nil
    && postage(500) != nil && postage(1000) != nil && postage(0) == nil && postage(1001) == nil
}

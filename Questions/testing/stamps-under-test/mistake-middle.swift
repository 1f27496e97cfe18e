func accepts(_ postage: (Int) -> Int?) -> Bool {
  return postage(20) == 95 && postage(200) == 160 && postage(700) == 270
    && postage(0) == nil && postage(-20) == nil && postage(1500) == nil
}

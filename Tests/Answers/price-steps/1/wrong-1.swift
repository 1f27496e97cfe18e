func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  return { price in
    var result = 0
    for step in steps {
      result += step(price)
    }
    return result
  }
}

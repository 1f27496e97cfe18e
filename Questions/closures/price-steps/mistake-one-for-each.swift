func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  return { price in
    var result = price
    for step in steps {
      result = step(price)
    }
    return result
  }
}

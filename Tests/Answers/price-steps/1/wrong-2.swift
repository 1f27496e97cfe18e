func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  var result: Int?
  return { price in
    for step in steps {
      result = step(result ?? price)
    }
    return result ?? price
  }
}

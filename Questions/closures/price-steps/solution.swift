/// One function that runs all the steps, each on the result of the one before.
func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  return { price in
    var result = price
    for step in steps {
      result = step(result)
    }
    return result
  }
}

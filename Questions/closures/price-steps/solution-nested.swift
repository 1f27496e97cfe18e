func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  func run(_ price: Int) -> Int {
    var result = price
    for index in steps.indices {
      result = steps[index](result)
    }
    return result
  }
  return run
}

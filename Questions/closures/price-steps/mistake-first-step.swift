func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  return { price in
    var result = steps[0](price)
    for step in steps.dropFirst() {
      result = step(result)
    }
    return result
  }
}

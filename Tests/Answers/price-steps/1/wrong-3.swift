func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  return { price in
    for step in steps {
      return step(price)
    }
    return price
  }
}

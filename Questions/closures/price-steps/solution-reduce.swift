func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  { steps.reduce($0) { price, step in step(price) } }
}

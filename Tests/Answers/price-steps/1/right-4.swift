func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  steps.reduce({ $0 }) { whole, step in { step(whole($0)) } }
}

/// One function that runs all the steps, each on the result of the one before.
func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  fatalError("to be written")
}

func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  var result = 0
  for step in steps {
    result = step(result)
  }
  return result
}

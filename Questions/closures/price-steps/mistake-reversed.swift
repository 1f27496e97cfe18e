func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  var all: (Int) -> Int = { $0 }
  for step in steps {
    let before = all
    all = { before(step($0)) }
  }
  return all
}

struct Pipeline {
  var steps: [(Int) -> Int]

  func run(_ price: Int) -> Int {
    var result = price
    steps.forEach { result = $0(result) }
    return result
  }
}

func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  Pipeline(steps: steps).run
}

let price = combined([])(1)
assert(price == 1)

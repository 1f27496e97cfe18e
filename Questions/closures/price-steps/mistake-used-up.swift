func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  var waiting = steps
  return { price in
    var result = price
    while !waiting.isEmpty {
      let step = waiting.removeFirst()
      result = step(result)
    }
    return result
  }
}

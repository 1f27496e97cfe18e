func weigh(_ sum: UnsafeMutablePointer<Int>, _ weight: Int) {
  sum.pointee += weight
}

func total(_ weights: [Int]) -> Int {
  var total = 0
  for weight in weights {
    weigh(&total, weight)
  }
  return total
}

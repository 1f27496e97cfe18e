func total(_ weights: [Int]) -> Int {
  var total = 0
  let pointer = UnsafeMutablePointer(&total)
  for weight in weights {
    pointer.pointee += weight
  }
  return total
}

func total(_ weights: [Int]) -> Int {
  let buffer = weights.withUnsafeBufferPointer { $0 }
  return buffer.reduce(0, +)
}

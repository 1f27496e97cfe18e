func total(_ weights: [Int]) -> Int {
  weights.withUnsafeBufferPointer { buffer in
    buffer.reduce(0, +)
  }
}

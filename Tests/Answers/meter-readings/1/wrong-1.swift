extension AsyncSequence {
  func batches(of size: Int) async throws -> [[Element]] {
    var result: [[Element]] = []
    for try await element in self {
      if let last = result.last, last.count < size {
        result[result.count - 1].append(element)
      } else {
        result.append([element])
      }
    }
    return result
  }
}

import Foundation

/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  guard !positions.isEmpty else { return queue }
  var result: [String] = []
  var next = 0
  for position in positions.sorted() where position >= next {
    result += queue[next..<position]
    next = position + 1
  }
  result += queue[next...]
  return result
}

print(remaining(in: ["a", "b", "c"], without: [0, 2]))

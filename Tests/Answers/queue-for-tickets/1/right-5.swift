func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let sorted = positions.sorted()
  var cursor = 0
  var result = [String]()
  result.reserveCapacity(queue.count)
  for i in queue.indices {
    while cursor < sorted.count, sorted[cursor] < i { cursor += 1 }
    if cursor < sorted.count, sorted[cursor] == i { continue }
    result.append(queue[i])
  }
  return result
}

let queue = ["x", "y"]
let people = remaining(in: queue, without: [1])
print(people)

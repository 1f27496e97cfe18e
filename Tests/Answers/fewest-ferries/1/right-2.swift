/// A queue of two stacks.
struct Queue<Element> {
  private var incoming: [Element] = []
  private var outgoing: [Element] = []
  mutating func push(_ element: Element) { incoming.append(element) }
  mutating func pop() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming.removeAll()
    }
    return outgoing.popLast()
  }
}

func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  if start == goal { return 0 }
  var parent: [Int: Int] = [start: start]
  var queue = Queue<Int>()
  queue.push(start)
  while let harbour = queue.pop() {
    guard let ferries = routes[harbour] else { continue }
    for other in ferries {
      guard parent[other] == nil else { continue }
      parent[other] = harbour
      if other == goal {
        var count = 0
        var current = goal
        while current != start {
          current = parent[current]!
          count += 1
        }
        return count
      }
      queue.push(other)
    }
  }
  return nil
}

let map = [1: [2], 2: [3]]
print(fewestFerries(from: 1, to: 3, in: map) as Any)

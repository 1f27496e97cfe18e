import Foundation

struct Voyage {
  let routes: [Int: [Int]]
  var seen = Set<Int>()

  init(routes: [Int: [Int]]) {
    self.routes = routes
  }

  mutating func length(from harbours: [Int], to goal: Int, so far: Int) -> Int? {
    guard !harbours.isEmpty else { return nil }
    guard !harbours.contains(goal) else { return far }
    seen.formUnion(harbours)
    var next = Set<Int>()
    for harbour in harbours {
      for other in routes[harbour] ?? [] where !seen.contains(other) {
        next.insert(other)
      }
    }
    return length(from: Array(next), to: goal, so: far + 1)
  }
}

func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var voyage = Voyage(routes: routes)
  return voyage.length(from: [start], to: goal, so: 0)
}

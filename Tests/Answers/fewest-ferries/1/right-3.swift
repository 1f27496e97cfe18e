func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  // relax distances until nothing changes, from a worklist
  var distance: [Int: Int] = [start: 0]
  var work: ArraySlice<Int> = [start]
  while let harbour = work.popFirst() {
    let next = distance[harbour]! + 1
    routes[harbour]?.forEach { other in
      if next < distance[other, default: .max] {
        distance[other] = next
        work.append(other)
      }
    }
  }
  return distance[goal]
}

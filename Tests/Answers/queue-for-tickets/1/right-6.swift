func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let gone = Array(Set(positions)).sorted() + [queue.count]
  var from = 0, pieces: [ArraySlice<String>] = []
  for p in gone { pieces.append(queue[from..<p]); from = p + 1 }
  return Array(pieces.joined())
}

func seatNames(row: String, count: Int) -> [String] {
  var names = Array(repeating: row, count: count)
  for i in names.indices {
    names[i].append("\(i)")
  }
  return names
}

let example = seatNames(row: "C", count: 0)
assert(example.isEmpty)
for name in seatNames(row: "B", count: 2) { print(name) }

func stamps(for postage: Int, from values: [Int]) -> Int? {
  var rest = postage
  var count = 0
  for value in values.sorted(by: >) {
    while value <= rest {
      rest -= value
      count += 1
    }
  }
  return rest == 0 ? count : nil
}

print(stamps(for: 60, from: [30, 50]) ?? "nil")
print(stamps(for: 80, from: [10, 40, 50]) ?? "nil")
print(stamps(for: 70, from: [20, 50]) ?? "nil")

func uniqueCount<T: Comparable>(of items: [T]) -> Int {
  let sorted = items.sorted()
  guard var last = sorted.first else { return 0 }
  var count = 1
  for item in sorted where item != last {
    count += 1
    last = item
  }
  return count
}

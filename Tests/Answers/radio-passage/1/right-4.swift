func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  // does any passage of that size fit? monotone, so search for the size
  func fits(_ size: Int) -> Bool {
    if size == 0 { return true }
    if size > lengths.count { return false }
    var sum = lengths.prefix(size).reduce(0, +)
    if sum <= limit { return true }
    for i in size..<lengths.count {
      sum += lengths[i] - lengths[i - size]
      if sum <= limit { return true }
    }
    return false
  }
  var low = 0, high = lengths.count
  while low < high {
    let mid = (low + high + 1) / 2
    if fits(mid) { low = mid } else { high = mid - 1 }
  }
  return low
}
print(longestPassage(of: [1, 2], within: 3))

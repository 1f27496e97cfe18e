// search for the number of pieces: if k fit, fewer fit too
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  func fits(_ k: Int) -> Bool {
    var sum = lengths[..<k].reduce(0, +)
    if sum <= limit { return true }
    for i in k..<lengths.count {
      sum += lengths[i] - lengths[i - k]
      if sum <= limit { return true }
    }
    return false
  }
  var range = 0..<lengths.count
  while !range.isEmpty {
    let middle = (range.lowerBound + range.upperBound + 1) / 2
    range = fits(middle) ? middle..<range.upperBound : range.lowerBound..<(middle - 1)
  }
  return range.lowerBound
}

let demo = longestPassage(of: [1, 2, 3], within: 3)
assert(demo == 2)

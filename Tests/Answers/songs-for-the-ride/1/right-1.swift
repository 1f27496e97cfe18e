import Foundation

func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var window: [Int] = []
  var total = 0
  var longest = 0
  for piece in lengths {
    window.append(piece)
    total += piece
    while total > limit {
      total -= window.removeFirst()
    }
    longest = max(longest, window.count)
  }
  return longest
}

print(longestPassage(of: [200, 90, 120, 100, 300], within: 310))

import Foundation

func firstRepeat(in badges: [Int]) -> Int? {
  var counts = [Int: Int]()
  for badge in badges {
    counts[badge, default: 0] += 1
    guard counts[badge] == 1 else { return badge }
  }
  return nil
}

print(firstRepeat(in: [4, 7, 9, 7, 4]) ?? "none")

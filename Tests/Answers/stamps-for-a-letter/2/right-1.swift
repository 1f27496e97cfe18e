import Foundation

func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  let impossible = postage + 1
  var dp = [Int](repeating: impossible, count: postage + 1)
  dp[0] = 0
  for value in Set(values) where value <= postage {
    for amount in value...postage {
      dp[amount] = min(dp[amount], dp[amount - value] + 1)
    }
  }
  return dp[postage] == impossible ? nil : dp[postage]
}

print(fewestStamps(for: 60, from: [50, 20]) ?? 0)

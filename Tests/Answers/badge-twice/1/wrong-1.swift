func firstRepeat(in badges: [Int]) -> Int? {
  for i in 0..<badges.count {
    for j in 0..<i where badges[i] == badges[j] {
      return badges[i]
    }
  }
  return nil
}

func firstRepeat(in badges: [Int]) -> Int? {
  let unique = Set(badges)
  if unique.count == badges.count { return nil }
  return badges.last
}

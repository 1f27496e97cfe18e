func firstRepeat(in badges: [Int]) -> Int? {
  // pairs sorted by badge, then by place; the second of two equal neighbours is a repeated scan
  let order = badges.indices.sorted { (badges[$0], $0) < (badges[$1], $1) }
  let repeats = zip(order, order.dropFirst()).filter { badges[$0] == badges[$1] }.map { $0.1 }
  return repeats.min().map { badges[$0] }
}

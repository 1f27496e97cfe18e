func accepts(_ postage: (Int) -> Int?) -> Bool {
  let expected: [(grams: Int, cents: Int?)] = [
    (-1, nil), (0, nil), (1, 95), (50, 95), (51, 160),
    (500, 160), (501, 270), (1000, 270), (1001, nil), (5000, nil),
  ]
  return expected.allSatisfy { postage($0.grams) == $0.cents }
}

private let bands: [(ClosedRange<Int>, Int?)] = [
  (-500...0, nil), (1...50, 95), (51...500, 160), (501...1000, 270), (1001...3000, nil),
]

func accepts(_ postage: @escaping (Int) -> Int?) -> Bool {
  !bands.contains { range, price in range.contains { postage($0) != price } }
}

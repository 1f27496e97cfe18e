/// The number of the stall in the middle. `nil` if there is none.
func middle(of numbers: [Int]) -> Int? {
  guard !numbers.isEmpty else { return nil }
  return numbers[numbers.count / 2]
}

/// The name in the middle.
func middle(of names: [String]) -> String? {
  return names[names.count / 2]
}

/// The price in the middle.
func middle(of prices: [Double]) -> Double? {
  return prices[(prices.count - 1) / 2]
}

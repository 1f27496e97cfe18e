func middle(of numbers: [Int]) -> Int? {
  guard !numbers.isEmpty else { return nil }
  return numbers[numbers.count / 2]
}

func middle(of names: [String]) -> String? {
  guard !names.isEmpty else { return nil }
  return names[names.count / 2]
}

func middle(of prices: [Double]) -> Double? {
  guard !prices.isEmpty else { return nil }
  return prices[prices.count / 2]
}

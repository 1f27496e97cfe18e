func middle<T>(of items: [T]) -> T? {
  items.isEmpty ? nil : items[items.count / 2]
}
func middle(of numbers: [Int]) -> Int? {
  guard !numbers.isEmpty else { return nil }
  return numbers[numbers.count / 2]
}
func middle(of names: [String]) -> String? {
  return names[names.count / 2]
}
func middle(of prices: [Double]) -> Double? {
  return prices[(prices.count - 1) / 2]
}

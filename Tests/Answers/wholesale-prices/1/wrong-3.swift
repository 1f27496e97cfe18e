/// The prices of a shop, in cents.
struct PriceList {
  private(set) var prices: [String: Int]

  init(_ prices: [String: Int] = [:]) {
    self.prices = prices
  }

  /// The price of an article. An answer for one that is not listed yet is kept.
  mutating func price(
    of article: String, orAsk answer: @autoclosure () throws -> Int
  ) rethrows -> Int {
    prices[article] = prices[article] ?? 0
    if prices[article] == 0 {
      prices[article] = try answer()
    }
    return prices[article]!
  }
}

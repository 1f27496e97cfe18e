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
    guard let index = prices.index(forKey: article) else {
      let cents = try answer()
      prices[article] = cents
      return cents
    }
    return prices[index].value
  }
}

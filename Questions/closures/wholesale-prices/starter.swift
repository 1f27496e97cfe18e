/// The prices of a shop, in cents.
struct PriceList {
  private(set) var prices: [String: Int]

  init(_ prices: [String: Int] = [:]) {
    self.prices = prices
  }

  /// The price of an article. An answer for one that is not listed yet is kept.
  mutating func price(of article: String, orAsk answer: Int) -> Int {
    if let known = prices[article] {
      return known
    }
    prices[article] = answer
    return answer
  }
}

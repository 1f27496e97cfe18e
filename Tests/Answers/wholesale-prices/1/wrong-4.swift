struct PriceList {
  private(set) var prices: [String: Int]
  init(_ prices: [String: Int] = [:]) { self.prices = prices }
  mutating func price(of article: String, orAsk answer: @autoclosure () throws -> Int) rethrows
    -> Int
  {
    let known = prices[article, default: 0]
    if known > 0 { return known }
    let new = try answer()
    prices[article] = new
    return new
  }
}

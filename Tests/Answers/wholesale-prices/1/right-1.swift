import Foundation

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
    switch prices[article] {
    case let known?:
      return known
    case nil:
      let fresh = try answer()
      prices.updateValue(fresh, forKey: article)
      return fresh
    }
  }
}

var list = PriceList(["a": 1])
print(list.price(of: "a", orAsk: 5))

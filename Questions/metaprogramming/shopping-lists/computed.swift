struct Basket: Codable {
  var prices: [Int]

  var summary: (count: Int, total: Int) {
    (prices.count, prices.reduce(0, +))
  }
}

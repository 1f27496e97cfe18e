enum Shop {
  case bakery, market
}

struct Visit: Codable {
  var shop: Shop
  var minutes: Int
}

struct Item: Codable {
  var name: String
  var amount: Int?
}

struct List: Codable {
  var items: [Item]
}

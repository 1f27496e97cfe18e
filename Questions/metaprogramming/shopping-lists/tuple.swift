struct Shelf: Codable {
  var name: String
  var place: (row: Int, column: Int)
}

struct Friend: Codable {
  var name: String
  var mayEdit: Bool

  init(name: String) {
    self.name = name
    mayEdit = false
  }
}

final class Member {
  let name: String
  var address: (street: String, city: String)
  init(name: String, street: String, city: String) { self.name = name; address = (street, city) }
}
func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  names.map { Member(name: $0, street: street, city: city) }
}

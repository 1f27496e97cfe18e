struct Address { var street: String; var city: String }
final class Member {
  let name: String
  var address: Address
  init(name: String, address: Address) { self.name = name; self.address = address }
}
func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  let flat = Address(street: street, city: city)
  return Set(names).sorted().map { Member(name: $0, address: flat) }
}

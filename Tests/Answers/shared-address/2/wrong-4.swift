struct Address {
  private final class Storage { var street = ""; var city = "" }
  private let storage = Storage()
  var street: String {
    get { storage.street }
    nonmutating set { storage.street = newValue }
  }
  var city: String {
    get { storage.city }
    nonmutating set { storage.city = newValue }
  }
  init(street: String, city: String) { storage.street = street; storage.city = city }
}
final class Member {
  let name: String
  var address: Address
  init(name: String, address: Address) { self.name = name; self.address = address }
}
func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  let flat = Address(street: street, city: city)
  return names.map { Member(name: $0, address: flat) }
}

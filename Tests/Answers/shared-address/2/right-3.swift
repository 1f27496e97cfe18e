class Address {
  var street: String
  var city: String

  init(street: String, city: String) {
    self.street = street
    self.city = city
  }

  convenience init(_ other: Address) {
    self.init(street: other.street, city: other.city)
  }
}

class Member {
  let name: String
  let address: Address

  init(name: String, address: Address) {
    self.name = name
    self.address = Address(address)
  }
}

func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  let flat = Address(street: street, city: city)
  return names.map { name in Member(name: name, address: flat) }
}

final class Address {
  var street: String
  var city: String

  init(street: String, city: String) {
    self.street = street
    self.city = city
  }
}

final class Member {
  let name: String
  var address: Address

  init(name: String, address: Address) {
    self.name = name
    self.address = address
  }
}

/// The members of a parcel service who live together in one flat.
func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  let flat = Address(street: street, city: city)
  var members: [Member] = []
  for name in names {
    members.append(Member(name: name, address: flat))
  }
  return members
}

final class Address {
  var street: String
  var city: String

  init(street: String, city: String) {
    self.street = street
    self.city = city
  }
}

struct Member {
  let name: String
  var address: Address
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

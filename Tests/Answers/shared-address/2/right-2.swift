final class Address {
  var street: String
  var city: String

  init(street: String, city: String) {
    self.street = street
    self.city = city
  }

  func copy() -> Address {
    Address(street: street, city: city)
  }
}

final class Member {
  let name: String
  private let ownAddress: Address

  var address: Address {
    get { ownAddress }
    set {
      ownAddress.street = newValue.street
      ownAddress.city = newValue.city
    }
  }

  init(name: String, address: Address) {
    self.name = name
    ownAddress = address.copy()
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

let members = flatmates(["Inês", "Rui"], street: "Rua Augusta 8", city: "Lisbon")
members[0].address.city = "Porto"
print(members[1].address.city)

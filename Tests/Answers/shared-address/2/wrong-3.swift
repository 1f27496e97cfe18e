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

func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  var homes: [String: Address] = [:]
  var members: [Member] = []
  for name in names {
    let home = homes[name] ?? Address(street: street, city: city)
    homes[name] = home
    members.append(Member(name: name, address: home))
  }
  return members
}

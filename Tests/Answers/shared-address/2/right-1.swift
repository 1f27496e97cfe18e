struct Address {
  var street, city: String
}

struct Member {
  let name: String
  var address: Address
}

func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  names.map { Member(name: $0, address: Address(street: street, city: city)) }
}

var members = flatmates(["Inês", "Rui"], street: "Rua Augusta 8", city: "Lisbon")
members[0].address.city = "Porto"
for member in members {
  print("\(member.name): \(member.address.city)")
}

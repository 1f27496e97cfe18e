struct Address {
  var street: String
  var city: String?
}

struct Customer {
  var name: String
  var address: Address?
}

struct Order {
  var number: Int
  var customer: Customer?
}

func cityLabel(for order: Order?) -> String {
  switch order?.customer?.address?.city?.uppercased() {
  case .none, "": return "PICK-UP"
  case .some(let city): return city
  }
}
print(cityLabel(for: nil))

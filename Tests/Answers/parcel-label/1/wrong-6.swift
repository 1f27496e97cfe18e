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
  let city: String! = order?.customer?.address?.city
  if city == nil || city.isEmpty { return "PICK-UP" }
  return city.uppercased()
}

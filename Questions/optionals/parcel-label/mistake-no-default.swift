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

/// What is printed on the parcel of an order.
func cityLabel(for order: Order?) -> String {
  let city = order?.customer?.address?.city
  if city == "" { return "PICK-UP" }
  return city.uppercased()
}

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
  var label = "PICK-UP"
  if case .some(let city) = order?.customer?.address?.city, city != "" { label = city.uppercased() }
  return label
}

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

  var city: String? {
    guard let customer = customer else { return nil }
    guard let address = customer.address else { return nil }
    return address.city
  }
}

/// What is printed on the parcel of an order.
func cityLabel(for order: Order?) -> String {
  guard let order = order, let city = order.city else { return "PICK-UP" }
  guard city.count > 0 else {
    return "PICK-UP"
  }
  return city.uppercased()
}

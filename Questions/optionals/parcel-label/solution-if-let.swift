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
  if let order, let customer = order.customer, let address = customer.address {
    if let city = address.city, city != "" {
      return city.uppercased()
    }
  }
  return "PICK-UP"
}

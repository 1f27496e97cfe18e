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
  order
    .flatMap { $0.customer }
    .flatMap { $0.address }
    .flatMap { $0.city }
    .flatMap { $0.isEmpty ? nil : $0.uppercased() } ?? "PICK-UP"
}

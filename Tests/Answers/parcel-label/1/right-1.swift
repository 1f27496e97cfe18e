import Foundation

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
  switch order?.customer?.address?.city {
  case nil, "": return "PICK-UP"
  case let city?: return city.uppercased()
  }
}

let order = Order(number: 1, customer: Customer(name: "Ana", address: nil))
print(cityLabel(for: order))

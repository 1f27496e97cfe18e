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
  guard let address = order?.customer?.address, let city = address.city else { return "PICK-UP" }
  return city == " " ? "PICK-UP" : city.uppercased()
}

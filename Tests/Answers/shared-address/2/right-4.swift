class Address {
  var street: String
  var city: String
  init(street: String, city: String) { self.street = street; self.city = city }
  func moved(street: String? = nil, city: String? = nil) -> Address {
    Address(street: street ?? self.street, city: city ?? self.city)
  }
}
class Member {
  private(set) var name: String
  var address: Address {
    didSet { address = address.moved() }
  }
  init(_ name: String, living address: Address) {
    self.name = name
    self.address = address.moved()
  }
}
func flatmates(_ names: [String], street: String, city: String) -> [Member] {
  func build(_ rest: ArraySlice<String>) -> [Member] {
    guard let first = rest.first else { return [] }
    return [Member(first, living: Address(street: street, city: city))] + build(rest.dropFirst())
  }
  return build(names[...])
}

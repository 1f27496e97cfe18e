class Tent {
  class func label() -> String { "Tent" }
  class var price: Int { 80 }
  static func size() -> Int { 2 }
}

class FamilyTent: Tent {
  override static func label() -> String { "Family tent" }
  override class var price: Int { 210 }
  override class func size() -> Int { 5 }
}

print(FamilyTent.label(), FamilyTent.price)

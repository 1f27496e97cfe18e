var dishes: [String: String?] = ["Ada": "fish", "Ben": nil]

print(dishes["Ben"] == nil, dishes["Cleo"] == nil)

dishes["Ada"] = nil
dishes["Cleo"] = .some(nil)
print(dishes.keys.sorted())

if let dish = dishes["Ben"] {
  print(dish ?? "not chosen")
} else {
  print("not invited")
}

func price(of seat: Int?) -> Int {
  guard let seat else { print("no seat") }
  return seat * 12
}

print(price(of: 3))

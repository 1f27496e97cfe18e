func weigh(_ loaves: [Int]) -> Int {
  var total = 0
  defer { total += 1000 }

  for grams in loaves {
    defer { print("next") }
    if grams == 0 { continue }
    if grams < 0 { break }
    total += grams
  }
  return total
}

print(weigh([500, 0, 750, -1, 900]))

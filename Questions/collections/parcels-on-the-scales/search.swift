func weigh(_ number: Int) -> Int {
  print("weigh", number)
  return number * 10
}

let parcels = [1, 2, 3]

let weights = parcels.lazy.map(weigh)
print("ready")
print(weights.first { $0 > 15 } ?? 0)
print(weights.contains(10))

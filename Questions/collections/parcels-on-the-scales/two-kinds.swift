func weigh(_ number: Int) -> Int {
  print("weigh", number)
  return number * 10
}

let parcels = [1, 2, 3]

let first = parcels.lazy.map(weigh)
let second: [Int] = parcels.lazy.map(weigh)
print("ready")
print(first[2], second[2])

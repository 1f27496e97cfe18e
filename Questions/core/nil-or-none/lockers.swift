struct Locker {
  let number: Int
  var owner: String?
}

var lockers = [
  Locker(number: 1, owner: "Ines"),
  Locker(number: 2, owner: nil),
  Locker(number: 3, owner: .none),
  Locker(number: 4, owner: .some("Ravi")),
]
lockers[0].owner = .none

print(lockers[0].owner == nil)
print(lockers[1].owner == lockers[2].owner)
print(lockers.filter { $0.owner == .none }.count)
print(lockers[3].owner ?? "free")

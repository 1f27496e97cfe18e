import Foundation

func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  names.reserveCapacity(count)
  for number in 0... {
    if number == count { break }
    names.append("\(row)\(number)")
  }
  return names
}

print(seatNames(row: "A", count: 3).joined(separator: ", "))

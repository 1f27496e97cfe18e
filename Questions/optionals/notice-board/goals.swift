let goals: [Int?] = [0, nil, 4, 2, nil]

for case let number? in goals where number > 0 {
  print(number, "scored")
}

for number in goals {
  switch number {
  case 0?: print("none")
  case let many? where many > 3: print("many:", many)
  case .some: print("some")
  case nil: print("no report")
  }
}

enum Floor: Int, CaseIterable {
  case cellar = -1
  case ground
  case first
  case garden = 5
  case roof
}

func name(of number: Int) -> String {
  if let floor = Floor(rawValue: number) {
    return "\(floor)"
  }
  return "no such floor"
}

print(Floor.first.rawValue, Floor.roof.rawValue)
print(name(of: 0))
print(name(of: 2))
print(Floor.allCases.count)

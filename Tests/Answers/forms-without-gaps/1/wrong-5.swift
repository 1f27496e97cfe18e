func complete<each Value: Equatable>(_ field: repeat (each Value)?) -> (repeat each Value)? {
  for value in repeat each field {
    if value == nil { return nil }
  }
  return (repeat (each field)!)
}

func blanks<each Value: Equatable>(_ field: repeat (each Value)?) -> Int {
  var count = 0
  for value in repeat each field {
    if value == .none { count += 1 }
  }
  return count
}

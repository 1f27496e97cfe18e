func complete<each Field>(_ field: repeat Optional<each Field>) -> (repeat each Field)? {
  if blanks(repeat each field) > 0 {
    return .none
  }
  return .some((repeat (each field).unsafelyUnwrapped))
}

func blanks<each Field>(_ field: repeat Optional<each Field>) -> Int {
  var total = 0
  for case .none in repeat each field {
    total += 1
  }
  return total
}

func complete<First, Second, each Rest>(
  _ first: First?, _ second: Second?, _ rest: repeat (each Rest)?
) -> (First, Second, repeat each Rest)? {
  guard let first, let second, blanks(first, second, repeat each rest) == 0 else { return nil }
  return (first, second, repeat (each rest)!)
}

func blanks<each Rest>(_ rest: repeat (each Rest)?) -> Int {
  var flags: [Bool] = []
  repeat flags.append((each rest) == nil)
  return flags.filter { $0 }.count
}

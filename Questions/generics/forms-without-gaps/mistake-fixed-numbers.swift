func complete<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}

func complete<A, B, C>(_ a: A?, _ b: B?, _ c: C?) -> (A, B, C)? {
  guard let a, let b, let c else { return nil }
  return (a, b, c)
}

func blanks<A, B>(_ a: A?, _ b: B?) -> Int {
  (a == nil ? 1 : 0) + (b == nil ? 1 : 0)
}

func blanks<A, B, C>(_ a: A?, _ b: B?, _ c: C?) -> Int {
  blanks(a, b) + (c == nil ? 1 : 0)
}

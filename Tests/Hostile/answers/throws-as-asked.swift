struct Oops: Error {}
func fail() throws -> Int { throw Oops() }
func root(_ n: Int) -> Int {
  precondition(n >= 0, "negative")
  return 1
}

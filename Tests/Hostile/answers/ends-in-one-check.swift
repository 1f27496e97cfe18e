func double(_ n: Int) -> Int {
  precondition(n != 0, "never nothing")
  return n * 2
}

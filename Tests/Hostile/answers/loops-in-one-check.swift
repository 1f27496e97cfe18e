func double(_ n: Int) -> Int {
  while n == 0 {}
  return n * 2
}

func double(_ n: Int) -> Int {
  if n > 3 { return n * 2 }
}

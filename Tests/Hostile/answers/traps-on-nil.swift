func double(_ n: Int) -> Int {
  let a: Int? = nil
  return a!
}

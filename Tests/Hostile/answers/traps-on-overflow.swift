func double(_ n: Int) -> Int {
  var x = Int.max
  x += n + 1
  return x
}

func double(_ n: Int) -> Int {
  let lines = String(repeating: "\n", count: 4096)
  while true { print(lines) }
}

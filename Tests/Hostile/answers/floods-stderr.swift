struct Errors: TextOutputStream { mutating func write(_ s: String) {} }
func double(_ n: Int) -> Int {
  let piece = String(repeating: "x", count: 65536)
  while true { debugPrint(piece) }
}

import Glibc
func double(_ n: Int) -> Int {
  var piece = [UInt8](repeating: 65, count: 65536)
  while true { write(2, &piece, piece.count) }
}

func bits(of number: Int) -> UInt {
  var result: UInt = 0
  for i in 0..<Int.bitWidth where (number >> i) & 1 == 1 { result |= 1 << UInt(i) }
  return result
}
func number(from bits: UInt) -> Int {
  (0..<UInt.bitWidth).reduce(0) { $0 | (((bits >> $1) & 1 == 1 ? 1 : 0) << $1) }
}

func bits(of number: Int) -> UInt { number < 0 ? 0 &- number.magnitude : number.magnitude }
func number(from bits: UInt) -> Int {
  bits >> 63 == 0 ? Int(bits) : Int(bits ^ (1 << 63)) ^ Int.min
}

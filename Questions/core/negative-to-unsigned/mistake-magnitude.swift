func bits(of number: Int) -> UInt {
  number.magnitude
}

func number(from bits: UInt) -> Int {
  Int(bitPattern: bits)
}

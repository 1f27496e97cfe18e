func bits(of number: Int) -> UInt {
  UInt(bitPattern: number)
}

func number(from bits: UInt) -> Int {
  Int(bitPattern: bits)
}

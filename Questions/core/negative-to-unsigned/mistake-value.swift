func bits(of number: Int) -> UInt {
  UInt(number)
}

func number(from bits: UInt) -> Int {
  Int(bits)
}

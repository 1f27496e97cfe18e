func bits(of number: Int) -> UInt {
  UInt(abs(number))
}

func number(from bits: UInt) -> Int {
  -Int(bits)
}
